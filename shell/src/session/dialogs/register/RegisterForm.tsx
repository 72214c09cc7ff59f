import { LoadFailure } from '@pavilion/features/failures';
import { useFlag } from '@pavilion/host/brand';
import { EmptyState, Skeleton, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import type { ShellSession } from '../../create-session';
import styles from '../session-dialogs.module.css';
import { useSessionText } from '../use-session-text';
import { RegisterFields } from './RegisterFields';
import { useRegistrationRules } from './registration-rules';
import type { RegistrationMethod } from './registration-values';

/** The ways to an account that the brand has switched on, by mobile number first. */
export function RegisterForm({ session }: { session: ShellSession }) {
  const text = useSessionText();
  const [byName, byMobile] = [useFlag('USERNAMEREG3'), useFlag('MOBILENUMREG3')];
  const ways: readonly RegistrationMethod[] = [...(byMobile ? (['mobile'] as const) : []), ...(byName ? (['name'] as const) : [])];
  const [chosen, setChosen] = useState<RegistrationMethod>();
  const way = chosen && ways.includes(chosen) ? chosen : ways[0];
  if (!way) return <EmptyState icon="lock" title={text('register.closed')} text={text('register.closed.text')} />;
  if (ways.length === 1) return <RegisterFormLoader session={session} way={way} />;
  return (
    <Tabs
      label={text('register.methods')}
      tabs={ways.map((each) => ({ id: each, label: text(`method.${each}`) }))}
      selected={way}
      onSelect={setChosen}
    >
      <RegisterFormLoader key={way} session={session} way={way} />
    </Tabs>
  );
}

/** The form that this brand's rules make. */
function RegisterFormLoader({ session, way }: { session: ShellSession; way: RegistrationMethod }) {
  const text = useSessionText();
  const query = useRegistrationRules();
  const { data, isLoadingError } = query;
  if (data) return <RegisterFields session={session} asked={data} way={way} />;
  if (isLoadingError) return <LoadFailure query={query} title={text('rules.failed')} text={text('rules.failed.text')} />;
  return (
    <div className={styles['form']} aria-hidden="true">
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} shape="block" height="72px" />
      ))}
      <Skeleton shape="block" height="48px" />
    </div>
  );
}
