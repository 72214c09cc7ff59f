import type { AuthenticatorEnrolment } from '@pavilion/api/auth';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { Button, TextField } from '@pavilion/ui';
import { QrCode } from '@pavilion/ui/qr-code';
import { useForm } from 'react-hook-form';
import { CopyButton } from '../../features/CopyButton';
import { useConfirmAuthenticator } from '../../queries/authenticator';
import styles from './security.module.css';

interface Props {
  enrolment: AuthenticatorEnrolment;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Scanning the secret, or typing it, and proving with a first code that the authenticator has it. */
export function ConfirmAuthenticatorStep({ enrolment: { secret, otpauth }, onDone, onCancel }: Props) {
  const { formatMessage } = useIntl();
  const finish = useConfirmAuthenticator();
  const form = useForm({ defaultValues: { code: '' } });
  const { failure, show, clear } = useFormFailure(form, ['code']);
  const { errors, isSubmitting } = form.formState;
  useBusy(true);
  const submit = form.handleSubmit(async (typed) => {
    clear();
    try {
      onDone((await finish.mutateAsync(typed)).recoveryCodes);
    } catch (reason) {
      show(reason);
    }
  });
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <ol className={styles['steps']}>
        <li>{formatMessage({ id: 'authenticator.step.app' })}</li>
        <li>
          {formatMessage({ id: 'authenticator.step.scan' })}
          <div className={styles['scan']}>
            <QrCode text={otpauth} label={formatMessage({ id: 'authenticator.qr' })} />
            <p className={styles['secret']}>
              <span className={styles['facts']}>{formatMessage({ id: 'authenticator.key' })}</span>
              <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
              <CopyButton label={formatMessage({ id: 'authenticator.copySecret' })} text={secret} />
            </p>
          </div>
        </li>
        <li>{formatMessage({ id: 'authenticator.step.code' })}</li>
      </ol>
      <TextField
        {...form.register('code', {
          required: formatMessage({ id: 'password.empty' }),
          pattern: { value: /^\s*\d{3}\s?\d{3}\s*$/, message: formatMessage({ id: 'authenticator.sixDigits' }) },
        })}
        label={formatMessage({ id: 'authenticator.code' })}
        error={errors.code?.message}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <FormFailure>{failure}</FormFailure>
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {formatMessage({ id: 'authenticator.turnOn' })}
        </Button>
        <Button onClick={onCancel}>{formatMessage({ id: 'authenticator.later' })}</Button>
      </div>
    </form>
  );
}
