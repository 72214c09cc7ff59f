import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { CallError } from '@pavilion/host/http';
import { useIntl } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { useSessionActions } from '@pavilion/host/session';
import { Button, PasswordField, TextField } from '@pavilion/ui';
import { type FormEvent, useState } from 'react';
import { useCaptcha } from '../../queries/captcha';
import { CaptchaField } from './CaptchaField';
import styles from './sign-in-panel.module.css';

const EMPTY = { username: '', password: '', captcha: '' };

/** The agents' log-in: the shell keeps the session, this form only asks. */
export function LogInForm({ onDone }: { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { signInWith } = useSessionActions();
  const failureText = useFailureText();
  const [typed, setTyped] = useState(EMPTY);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [pictures, setPictures] = useState(0);
  const picture = useCaptcha(pictures);
  useBusy(Object.values(typed).some(Boolean));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const empty = Object.entries(typed).flatMap(([name, text]) => (text.trim() || (name === 'captcha' && !pictures) ? [] : [name]));
    setMissing(empty);
    setFailure(undefined);
    if (empty.length) return;
    setBusy(true);
    const solved = pictures > 0 && picture.data ? { captcha: typed.captcha.trim(), captchaId: picture.data.captchaId } : {};
    try {
      await signInWith({ username: typed.username.trim(), password: typed.password, area: 'agent', ...solved });
      onDone();
    } catch (reason) {
      setFailure(failureText(reason));
      // Every answer to a picture uses it up, whatever else was wrong.
      if (pictures > 0 || (reason instanceof CallError && reason.details['captcha'])) setPictures(pictures + 1);
      setTyped({ ...typed, captcha: '' });
      setBusy(false);
    }
  };
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    error: missing.includes(name) ? formatMessage({ id: 'logIn.empty' }) : undefined,
    required: true,
    autoCapitalize: 'none',
    spellCheck: false,
  });
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
      {pictures > 0 && (
        <CaptchaField
          {...field('captcha')}
          picture={picture.data?.image}
          busy={picture.isFetching}
          onAnother={() => setPictures(pictures + 1)}
        />
      )}
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {formatMessage({ id: 'logIn.submit' })}
      </Button>
    </form>
  );
}
