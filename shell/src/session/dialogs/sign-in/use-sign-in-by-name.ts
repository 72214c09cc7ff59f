import { useCaptchas } from '@pavilion/features/captcha';
import { useFormFailure } from '@pavilion/features/failures';
import { useBusy } from '@pavilion/host/router';
import { useForm } from 'react-hook-form';
import type { ShellSession } from '../../create-session';
import { normaliseNumber } from '@pavilion/features/mobile-number';
import { readRememberedName, rememberName } from '../../remembered-name';

interface SignInValues {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

const FIELDS = ['username', 'password', 'captcha'] as const;
/** A mobile number in either language's digits. */
const NUMBER = /^[0-9০-৯ ()+.-]{6,24}$/;

/** The form, what it sends, and how many captchas were asked for; the name is remembered for those who want it. */
export function useSignInByName(session: ShellSession) {
  const remembered = readRememberedName();
  const form = useForm<SignInValues>({
    defaultValues: { username: remembered, password: '', captcha: '', remember: remembered !== '' },
  });
  const { failure, show, clear } = useFormFailure(form, FIELDS);
  const captchas = useCaptchas();
  const { isSubmitting, isDirty } = form.formState;
  useBusy(isDirty && !isSubmitting);

  const submit = form.handleSubmit(async ({ username, password, captcha, remember }) => {
    clear();
    const trimmed = username.trim();
    const name = NUMBER.test(trimmed) ? normaliseNumber(trimmed) : trimmed;
    try {
      await session.signIn({ type: 'username', username: name, password, ...(await captchas.answerOf(captcha)) });
      rememberName(remember ? name : undefined);
    } catch (reason) {
      show(reason);
      captchas.after(reason);
      form.resetField('captcha');
    }
  });
  return { form, submit, failure, captchas };
}
