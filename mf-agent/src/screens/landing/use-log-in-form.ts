import { useCaptchas } from '@pavilion/features/captcha';
import { useFailureText } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { useSessionActions } from '@pavilion/host/session';
import { type FormEvent, useState } from 'react';

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
  const captchas = useCaptchas();
  useBusy(Object.values(values).some(Boolean));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const empty = emptyFields(values, captchas.asked > 0);
    setMissing(empty);
    setFailure(undefined);
    if (empty.length) return;
    setBusy(true);
    try {
      const read = await captchas.answerOf(values.captcha);
      await signInWith({ username: values.username.trim(), password: values.password, area: 'agent', ...read });
      onDone();
    } catch (reason) {
      setFailure(failureText(reason));
      captchas.after(reason);
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
  return { field, submit, failure, busy, captchas };
}

function emptyFields(values: LogInValues, captchaRequired: boolean): string[] {
  return Object.entries(values).flatMap(([name, text]) => (text.trim() || (name === 'captcha' && !captchaRequired) ? [] : [name]));
}
