import type { RegistrationRules } from '@pavilion/api/auth';
import { LoadFailure } from '@pavilion/features/failures';
import { Skeleton } from '@pavilion/ui';
import type { ShellSession } from '../create-session';
import { RegisterFields } from './RegisterFields';
import { useRegistrationRules } from './registration-rules';
import styles from './session-dialogs.module.css';
import { useText } from './use-text';

/** The form that this brand's rules make. */
export function RegisterForm({ session }: { session: ShellSession }) {
  const text = useText();
  const query = useRegistrationRules();
  const { data, isError } = query;
  if (data) return <RegisterFields session={session} asked={enabledOnly(data)} />;
  if (isError) return <LoadFailure query={query} title={text('rules.failed')} text={text('rules.failed.text')} />;
  return (
    <div className={styles['form']} aria-hidden="true">
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} shape="block" height="72px" />
      ))}
      <Skeleton shape="block" height="48px" />
    </div>
  );
}

function enabledOnly({ rules, adultAge }: RegistrationRules): RegistrationRules {
  return { adultAge, rules: rules.filter(({ enabled }) => enabled) };
}
