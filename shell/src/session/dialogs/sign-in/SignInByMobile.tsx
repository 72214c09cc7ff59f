import { sendCode } from '@pavilion/api/calls/verification';
import { useCaptchas } from '@pavilion/features/captcha';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useClient } from '@pavilion/host/http';
import { useBusy } from '@pavilion/host/router';
import { Button } from '@pavilion/ui/core';
import { FormProvider, useForm } from 'react-hook-form';
import type { ShellSession } from '../../create-session';
import { CaptchaField } from '../CaptchaField';
import { type MobileFields, mobileNumberBody, normaliseNumber } from '@pavilion/features/mobile-number';
import { MobileCodeField } from '../mobile/MobileCodeField';
import { MobileField } from '../mobile/MobileField';
import styles from '../session-dialogs.module.css';
import { useSessionText } from '../use-session-text';

interface Typed extends MobileFields {
  verificationCode: string;
  captcha: string;
}

const FIELDS = ['mobileNum', 'countryDialingCode', 'verificationCode', 'captcha'] as const;

/** Signing in by mobile number and the code that is sent there. */
export function SignInByMobile({ session }: { session: ShellSession }) {
  const text = useSessionText();
  const client = useClient();
  const form = useForm<Typed>({
    defaultValues: { mobileNum: '', countryDialingCode: '', verificationCode: '', captcha: '' },
  });
  const { failure, show, clear } = useFormFailure(form, FIELDS);
  const captchas = useCaptchas();
  const { errors, isSubmitting, isDirty } = form.formState;
  useBusy(isDirty && !isSubmitting);

  const submit = form.handleSubmit(async ({ verificationCode, captcha, ...number }) => {
    clear();
    const code = normaliseNumber(verificationCode);
    try {
      const read = await captchas.answerOf(captcha);
      await session.signIn({ type: 'sms', ...mobileNumberBody(number), verificationCode: code, ...read });
    } catch (reason) {
      show(reason);
      captchas.after(reason);
      form.resetField('captcha');
    }
  });
  const filled = { required: text('empty') };
  return (
    <FormProvider {...form}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <MobileField />
        <MobileCodeField send={(number) => client.call(sendCode, { ...number, purpose: 'login' })} />
        {captchas.asked > 0 && (
          <CaptchaField
            {...form.register('captcha', filled)}
            error={errors.captcha?.message}
            asked={captchas.asked}
            onProof={captchas.onProof}
          />
        )}
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
          {text('signIn')}
        </Button>
      </form>
    </FormProvider>
  );
}
