import { useFormFailure } from '@pavilion/features/failures';
import { useProof } from '@pavilion/features/proofs';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { useForm } from 'react-hook-form';
import { useChangePassword } from '../../queries/password';

export const PASSWORD_FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

export type PasswordValues = Record<(typeof PASSWORD_FIELDS)[number], string>;

const EMPTY: PasswordValues = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** The form that changes a password: empty again once it is changed, with the reason where it was refused. */
export function usePasswordForm() {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const change = useChangePassword();
  const proof = useProof();
  const form = useForm<PasswordValues>({ mode: 'onTouched', defaultValues: EMPTY });
  const { failure, show, clear } = useFormFailure(form, PASSWORD_FIELDS);
  useBusy(form.formState.isDirty);

  const submit = form.handleSubmit(async (values) => {
    clear();
    try {
      await change.mutateAsync({ ...values, ...proof.body() });
      proof.reset();
      form.reset(EMPTY);
      toast('positive', formatMessage({ id: 'password.changed' }));
    } catch (reason) {
      if (!proof.take(reason)) show(reason);
    }
  });
  return { form, submit, failure, proof };
}
