import { resetPassword } from '@pavilion/api/calls/verification';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { CallError } from '@pavilion/host/http';
import { useBusy } from '@pavilion/host/router';
import { Button, Dialog } from '@pavilion/ui/core';
import { FormProvider, useForm } from 'react-hook-form';
import type { ShellSession } from '../../create-session';
import styles from '../session-dialogs.module.css';
import { useCompleteSignIn } from '../use-complete-sign-in';
import { useSessionText } from '../use-session-text';
import { NewPasswordFields, type NewPasswordTyped } from './NewPasswordFields';

const FIELDS = ['newPassword', 'confirmNewPassword'] as const;

/** A new password by the link of a mail; signed in afterwards. A link that is too old leads to the next one. */
export function ResetPassword({ session, code }: { session: ShellSession; code: string }) {
  const text = useSessionText();
  const goOn = useCompleteSignIn(session);
  const form = useForm<NewPasswordTyped>({ mode: 'onTouched', defaultValues: { newPassword: '', confirmNewPassword: '' } });
  const { failure, show, clear } = useFormFailure(form, FIELDS);
  const { isSubmitting, isSubmitted, isDirty, errors } = form.formState;
  useBusy(isDirty && !isSubmitting);
  const submit = form.handleSubmit(async (typed) => {
    clear();
    try {
      await goOn(() => session.completeSignIn(resetPassword, { code, ...typed }));
    } catch (reason) {
      show(reason);
      if (reason instanceof CallError && reason.code === 'password.link_expired') form.setError('root', { type: 'gone' });
    }
  });
  const { popups } = session;
  return (
    <Dialog open size="small" title={text('reset.title')} closeLabel={text('close')} onClose={popups.close} closeOnBackdrop={false}>
      <p className={styles['lead']}>{text('reset.text')}</p>
      <FormProvider {...form}>
        <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
          <NewPasswordFields />
          <FormFailure>{failure}</FormFailure>
          {isSubmitted && errors.root?.type === 'gone' ? (
            <Button variant="primary" size="large" wide onClick={() => popups.open({ name: 'forgot-password' })}>
              {text('reset.again')}
            </Button>
          ) : (
            <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
              {text('forgot.mobile.submit')}
            </Button>
          )}
        </form>
      </FormProvider>
    </Dialog>
  );
}
