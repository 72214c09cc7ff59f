import type { AuthenticatorEnrolment } from '@pavilion/api/auth';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { Button, PasswordField } from '@pavilion/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useStartAuthenticator } from '../../queries/authenticator';
import { FirstCode } from './FirstCode';
import styles from './security.module.css';

/** First the password: whoever finds a phone unlocked ties no authenticator to the account. Then the secret and its first code. */
export function SetUpAuthenticator({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState(false);
  const [enrolment, setEnrolment] = useState<AuthenticatorEnrolment>();
  if (enrolment) return <FirstCode enrolment={enrolment} onDone={onDone} onGivenUp={() => setEnrolment(undefined)} />;
  if (wanted) return <PasswordFirst onStarted={setEnrolment} onGivenUp={() => setWanted(false)} />;
  return (
    <Button variant="primary" icon="shield" onClick={() => setWanted(true)}>
      {formatMessage({ id: 'authenticator.setUp' })}
    </Button>
  );
}

interface PasswordFirstProps {
  onStarted: (enrolment: AuthenticatorEnrolment) => void;
  onGivenUp: () => void;
}

function PasswordFirst({ onStarted, onGivenUp }: PasswordFirstProps) {
  const { formatMessage } = useIntl();
  const start = useStartAuthenticator();
  const form = useForm({ defaultValues: { password: '' } });
  const { failure, show, clear } = useFormFailure(form, ['password']);
  const { errors, isDirty, isSubmitting } = form.formState;
  const { setFocus } = form;
  useBusy(isDirty);
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = form.handleSubmit(async (typed) => {
    clear();
    try {
      onStarted(await start.mutateAsync(typed));
    } catch (reason) {
      show(reason);
    }
  });
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <PasswordField
        {...form.register('password', { required: formatMessage({ id: 'password.empty' }) })}
        label={formatMessage({ id: 'password.oldPassword' })}
        error={errors.password?.message}
        required
        maxLength={128}
        autoComplete="current-password"
        showLabel={formatMessage({ id: 'password.show' })}
        hideLabel={formatMessage({ id: 'password.hide' })}
      />
      <FormFailure>{failure}</FormFailure>
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {formatMessage({ id: 'authenticator.continue' })}
        </Button>
        <Button onClick={onGivenUp}>{formatMessage({ id: 'authenticator.giveUp' })}</Button>
      </div>
    </form>
  );
}
