import { FormFailure } from '@pavilion/features/failures';
import { useFlag } from '@pavilion/host/brand';
import { Button, Checkbox, PasswordField, TextField } from '@pavilion/ui';
import type { ShellSession } from '../../create-session';
import { CaptchaField } from '../CaptchaField';
import styles from '../session-dialogs.module.css';
import { useSessionText } from '../use-session-text';
import { useSignInByName } from './use-sign-in-by-name';

/** Signing in by user name, or by the number somebody registered with; a captcha joins when the server wants one. */
export function SignInByName({ session }: { session: ShellSession }) {
  const text = useSessionText();
  const numbersToo = useFlag('MOBILENUMREG3');
  const { form, submit, failure, captchas } = useSignInByName(session);
  const { errors, isSubmitting } = form.formState;
  const filled = { required: text('empty') };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        {...form.register('username', filled)}
        label={text('field.username')}
        hint={numbersToo && !errors.username ? text('field.username.hint') : undefined}
        error={errors.username?.message}
        icon="user"
        required
        maxLength={64}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.register('password', filled)}
        label={text('field.password')}
        error={errors.password?.message}
        icon="lock"
        required
        maxLength={128}
        autoComplete="current-password"
        showLabel={text('password.show')}
        hideLabel={text('password.hide')}
      />
      {captchas.asked > 0 && (
        <CaptchaField
          {...form.register('captcha', filled)}
          error={errors.captcha?.message}
          asked={captchas.asked}
          onProof={captchas.onProof}
        />
      )}
      <div className={styles['line']}>
        <Checkbox {...form.register('remember')} label={text('remember')} />
        <button type="button" className={styles['link']} onClick={() => session.popups.open({ name: 'forgot-password' })}>
          {text('forgot')}
        </button>
      </div>
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {text('signIn')}
      </Button>
    </form>
  );
}
