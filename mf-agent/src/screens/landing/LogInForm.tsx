import { FormFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Button, PasswordField, TextField } from '@pavilion/ui';
import { CaptchaField } from './CaptchaField';
import styles from './sign-in-panel.module.css';
import { useLogInForm } from './use-log-in-form';

/** The agents' log-in: the shell keeps the session, this form only asks. */
export function LogInForm({ onDone }: { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { field, submit, failure, busy, captcha } = useLogInForm(onDone);
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        {...field('username')}
        label={formatMessage({ id: 'logIn.username' })}
        icon="user"
        maxLength={64}
        autoComplete="username"
      />
      <PasswordField
        {...field('password')}
        label={formatMessage({ id: 'logIn.password' })}
        icon="lock"
        maxLength={128}
        autoComplete="current-password"
        showLabel={formatMessage({ id: 'logIn.show' })}
        hideLabel={formatMessage({ id: 'logIn.hide' })}
      />
      {captcha && <CaptchaField {...field('captcha')} picture={captcha.image} busy={captcha.busy} onAnother={captcha.next} />}
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {formatMessage({ id: 'logIn.submit' })}
      </Button>
    </form>
  );
}
