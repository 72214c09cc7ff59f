import { CaptchaField } from '@pavilion/features/captcha';
import { FormFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Button, PasswordField, TextField } from '@pavilion/ui';
import styles from './sign-in-panel.module.css';
import { useLogInForm } from './use-log-in-form';

/** The agents' log-in: the shell keeps the session, this form only asks. */
export function LogInForm({ onDone }: { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { field, submit, failure, busy, captchas } = useLogInForm(onDone);
  const captchaTexts = {
    label: formatMessage({ id: 'captcha.label' }),
    picture: formatMessage({ id: 'captcha.picture' }),
    another: formatMessage({ id: 'captcha.another' }),
    digits: formatMessage({ id: 'captcha.digits' }),
    toDigits: formatMessage({ id: 'captcha.toDigits' }),
    toPicture: formatMessage({ id: 'captcha.toPicture' }),
  };
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
      {captchas.asked > 0 && (
        <CaptchaField {...field('captcha')} texts={captchaTexts} asked={captchas.asked} onProof={captchas.onProof} />
      )}
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {formatMessage({ id: 'logIn.submit' })}
      </Button>
    </form>
  );
}
