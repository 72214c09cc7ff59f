import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { Button, PasswordField, TextField } from '@pavilion/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDisableAuthenticator } from '../../queries/authenticator';
import styles from './security.module.css';
import { useFirstField } from './use-first-field';

const FIELDS = ['password', 'code'] as const;

/** What is left of the recovery codes, and the way to sign in without an authenticator again: password and a code. */
export function DisableAuthenticator({ codesLeft }: { codesLeft: number }) {
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <p className={styles['left']}>{formatMessage({ id: 'recovery.left' }, { left: codesLeft })}</p>
      {wanted ? (
        <DisableAuthenticatorForm onGivenUp={() => setWanted(false)} />
      ) : (
        <Button variant="danger" onClick={() => setWanted(true)}>
          {formatMessage({ id: 'authenticator.turnOff' })}
        </Button>
      )}
    </>
  );
}

function DisableAuthenticatorForm({ onGivenUp }: { onGivenUp: () => void }) {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const end = useDisableAuthenticator();
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { failure, show, clear } = useFormFailure(form, FIELDS);
  const { errors, isDirty, isSubmitting } = form.formState;
  useBusy(isDirty);
  const opened = useFirstField();
  const required = formatMessage({ id: 'password.empty' });
  const submit = form.handleSubmit(async (typed) => {
    clear();
    try {
      await end.mutateAsync(typed);
      toast('positive', formatMessage({ id: 'authenticator.turnOff.done' }));
    } catch (reason) {
      show(reason);
    }
  });
  return (
    <form ref={opened} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <PasswordField
        {...form.register('password', { required })}
        label={formatMessage({ id: 'password.oldPassword' })}
        error={errors.password?.message}
        required
        maxLength={128}
        autoComplete="current-password"
        showLabel={formatMessage({ id: 'password.show' })}
        hideLabel={formatMessage({ id: 'password.hide' })}
      />
      <TextField
        {...form.register('code', { required })}
        label={formatMessage({ id: 'authenticator.anyCode' })}
        hint={formatMessage({ id: 'authenticator.anyCode.hint' })}
        error={errors.code?.message}
        required
        autoCapitalize="characters"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={24}
      />
      <FormFailure>{failure}</FormFailure>
      <div className={styles['actions']}>
        <Button type="submit" variant="danger" busy={isSubmitting}>
          {formatMessage({ id: 'authenticator.turnOff' })}
        </Button>
        <Button onClick={onGivenUp}>{formatMessage({ id: 'authenticator.turnOff.cancel' })}</Button>
      </div>
    </form>
  );
}
