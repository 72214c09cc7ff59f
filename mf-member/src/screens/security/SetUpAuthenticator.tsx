import type { AuthenticatorEnrolment } from '@pavilion/api/auth';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { ProofFields, useProof } from '@pavilion/features/proofs';
import { useIntl } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { Button, PasswordField } from '@pavilion/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useEnrolAuthenticator } from '../../queries/authenticator';
import { ConfirmAuthenticatorStep } from './ConfirmAuthenticatorStep';
import styles from './security.module.css';
import { useFirstField } from './use-first-field';

/** First the password and another proof: whoever finds a phone unlocked ties no authenticator to the account. Then the secret and its first code. */
export function SetUpAuthenticator({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState(false);
  const [enrolment, setEnrolment] = useState<AuthenticatorEnrolment>();
  if (enrolment) return <ConfirmAuthenticatorStep enrolment={enrolment} onDone={onDone} onCancel={() => setEnrolment(undefined)} />;
  if (wanted) return <PasswordStep onStarted={setEnrolment} onCancel={() => setWanted(false)} />;
  return (
    <Button variant="primary" icon="shield" onClick={() => setWanted(true)}>
      {formatMessage({ id: 'authenticator.setUp' })}
    </Button>
  );
}

interface PasswordStepProps {
  onStarted: (enrolment: AuthenticatorEnrolment) => void;
  onCancel: () => void;
}

function PasswordStep({ onStarted, onCancel }: PasswordStepProps) {
  const { formatMessage } = useIntl();
  const start = useEnrolAuthenticator();
  const proof = useProof();
  const form = useForm({ defaultValues: { password: '' } });
  const { failure, show, clear } = useFormFailure(form, ['password']);
  const { errors, isDirty, isSubmitting } = form.formState;
  useBusy(isDirty);
  const opened = useFirstField();
  const submit = form.handleSubmit(async (typed) => {
    clear();
    try {
      onStarted(await start.mutateAsync({ ...typed, ...proof.body() }));
    } catch (reason) {
      if (!proof.take(reason)) show(reason);
    }
  });
  return (
    <form ref={opened} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
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
      <ProofFields proof={proof} />
      <FormFailure>{failure}</FormFailure>
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {formatMessage({ id: 'authenticator.continue' })}
        </Button>
        <Button onClick={onCancel}>{formatMessage({ id: 'authenticator.later' })}</Button>
      </div>
    </form>
  );
}
