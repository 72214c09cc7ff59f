import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useBusy } from '@pavilion/host/router';
import { Button, Checkbox, PasswordField, TextField } from '@pavilion/ui';
import { useForm } from 'react-hook-form';
import type { ShellSession } from '../../create-session';
import { readRememberedName, rememberName } from '../../remembered-name';
import { CaptchaField } from '../CaptchaField';
import styles from '../session-dialogs.module.css';
import { useCaptchas } from '../use-captchas';
import { useSessionText } from '../use-session-text';

interface Typed {
  username: string;
  password: string;
  captcha: string;
  captchaId: string;
  remember: boolean;
}

const FIELDS = ['username', 'password', 'captcha'] as const;

/** Signing in by user name; a captcha joins when the server wants one. */
export function SignInByName({ session }: { session: ShellSession }) {
  const text = useSessionText();
  const remembered = readRememberedName();
  const form = useForm<Typed>({
    defaultValues: { username: remembered, password: '', captcha: '', captchaId: '', remember: remembered !== '' },
  });
  const { failure, show, clear } = useFormFailure(form, FIELDS);
  const captchas = useCaptchas();
  const { errors, isSubmitting, isDirty } = form.formState;
  useBusy(isDirty && !isSubmitting);

  const submit = form.handleSubmit(async ({ username, password, captcha, captchaId, remember }) => {
    clear();
    const name = username.trim();
    try {
      await session.signIn({ type: 'username', username: name, password, ...(captchas.asked > 0 && { captcha, captchaId }) });
      rememberName(remember ? name : undefined);
    } catch (reason) {
      show(reason);
      captchas.after(reason);
      form.resetField('captcha');
    }
  });

  const filled = { required: text('empty') };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        {...form.register('username', filled)}
        label={text('field.username')}
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
          onPicture={(id) => form.setValue('captchaId', id)}
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
