import { useFailureText } from '@pavilion/features/failures';
import { CallError } from '@pavilion/host/http';
import { useIntl } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { useSessionActions } from '@pavilion/host/session';
import { type FormEvent, useState } from 'react';
import { useCaptcha } from '../../queries/captcha';

const EMPTY = { username: '', password: '', captcha: '' };

type LogInValues = typeof EMPTY;

/** What an agent types to log in, what is missing of it, and why the gateway refused it. */
export function useLogInForm(onDone: () => void) {
  const { formatMessage } = useIntl();
  const { signInWith } = useSessionActions();
  const failureText = useFailureText();
  const [values, setValues] = useState(EMPTY);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [pictures, setPictures] = useState(0);
  const picture = useCaptcha(pictures);
  const captchaRequired = pictures > 0;
  const nextPicture = () => setPictures(pictures + 1);
  useBusy(Object.values(values).some(Boolean));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const empty = emptyFields(values, captchaRequired);
    setMissing(empty);
    setFailure(undefined);
    if (empty.length) return;
    setBusy(true);
    const solved = captchaRequired && picture.data ? { captcha: values.captcha.trim(), captchaId: picture.data.captchaId } : {};
    try {
      await signInWith({ username: values.username.trim(), password: values.password, area: 'agent', ...solved });
      onDone();
    } catch (reason) {
      setFailure(failureText(reason));
      // Every answer to a picture uses it up, whatever else was wrong.
      if (captchaRequired || (reason instanceof CallError && reason.details['captcha'])) nextPicture();
      setValues({ ...values, captcha: '' });
      setBusy(false);
    }
  };
  const field = (name: keyof LogInValues) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    error: missing.includes(name) ? formatMessage({ id: 'logIn.empty' }) : undefined,
    required: true,
    autoCapitalize: 'none',
    spellCheck: false,
  });
  const captcha = captchaRequired && { image: picture.data?.image, busy: picture.isFetching, next: nextPicture };
  return { field, submit, failure, busy, captcha };
}

function emptyFields(values: LogInValues, captchaRequired: boolean): string[] {
  return Object.entries(values).flatMap(([name, text]) => (text.trim() || (name === 'captcha' && !captchaRequired) ? [] : [name]));
}
