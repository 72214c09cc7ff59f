import { resetPasswordByMobile, sendCode } from '@pavilion/api/calls/verification';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useClient } from '@pavilion/host/http';
import { useBusy } from '@pavilion/host/router';
import { Button } from '@pavilion/ui/core';
import { FormProvider, useForm } from 'react-hook-form';
import type { ShellSession } from '../../create-session';
import { type MobileFields, mobileNumberBody, normaliseNumber } from '@pavilion/features/mobile-number';
import { MobileCodeField } from '../mobile/MobileCodeField';
import { MobileField } from '../mobile/MobileField';
import styles from '../session-dialogs.module.css';
import { useCompleteSignIn } from '../use-complete-sign-in';
import { useSessionText } from '../use-session-text';
import { NewPasswordFields, type NewPasswordTyped } from './NewPasswordFields';

type Typed = MobileFields & NewPasswordTyped & { verificationCode: string };

const FIELDS = ['mobileNum', 'countryDialingCode', 'verificationCode', 'newPassword', 'confirmNewPassword'] as const;

/** A new password by a code that is sent to the member's number; signed in afterwards. */
export function ForgotPasswordByMobile({ session }: { session: ShellSession }) {
  const text = useSessionText();
  const client = useClient();
  const goOn = useCompleteSignIn(session);
  const form = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: { mobileNum: '', countryDialingCode: '', verificationCode: '', newPassword: '', confirmNewPassword: '' },
  });
  const { failure, show, clear } = useFormFailure(form, FIELDS);
  const { isSubmitting, isDirty } = form.formState;
  useBusy(isDirty && !isSubmitting);
  const submit = form.handleSubmit(async ({ verificationCode, newPassword, mobileNum, countryDialingCode }) => {
    clear();
    const code = normaliseNumber(verificationCode);
    try {
      await goOn(() =>
        session.completeSignIn(resetPasswordByMobile, {
          ...mobileNumberBody({ mobileNum, countryDialingCode }),
          verificationCode: code,
          newPassword,
        }),
      );
    } catch (reason) {
      show(reason);
    }
  });
  return (
    <FormProvider {...form}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <MobileField />
        <MobileCodeField send={(number) => client.call(sendCode, { ...number, purpose: 'password' })} />
        <NewPasswordFields />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
          {text('forgot.mobile.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}
