import { changePassword } from '@pavilion/api/calls/auth';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { ProofFields, useProof } from '@pavilion/features/proofs';
import { useDialogs } from '@pavilion/host/dialogs';
import { useClient } from '@pavilion/host/http';
import { useQueryClient } from '@pavilion/host/query';
import { useBusy } from '@pavilion/host/router';
import { Button, PasswordField } from '@pavilion/ui';
import { FormProvider, useForm } from 'react-hook-form';
import styles from '../session-dialogs.module.css';
import { useSessionText } from '../use-session-text';
import { NewPasswordFields, type NewPasswordTyped } from './NewPasswordFields';

const FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

/** A new password in place of one that somebody else chose or that is too old. The present one is not asked for when it was just typed. */
export function ChangePasswordForm({ known, onDone }: { known: string | undefined; onDone: () => void }) {
  const text = useSessionText();
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useDialogs();
  const proof = useProof();
  const form = useForm<NewPasswordTyped & { oldPassword: string }>({
    mode: 'onTouched',
    defaultValues: { oldPassword: known ?? '', newPassword: '', confirmNewPassword: '' },
  });
  const { failure, show, clear } = useFormFailure(form, FIELDS);
  const { errors, isSubmitting, isDirty } = form.formState;
  useBusy(isDirty && !isSubmitting);

  const submit = form.handleSubmit(async (typed) => {
    clear();
    try {
      await client.call(changePassword, { ...typed, ...proof.body() });
      toast('positive', text('password.changed'));
      onDone();
      // What the page asked for meanwhile was refused.
      await queries.invalidateQueries();
    } catch (reason) {
      if (!proof.take(reason)) show(reason);
    }
  });
  return (
    <FormProvider {...form}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        {known === undefined && (
          <PasswordField
            {...form.register('oldPassword', { required: text('empty') })}
            label={text('field.oldPassword')}
            error={errors.oldPassword?.message}
            required
            maxLength={128}
            autoComplete="current-password"
            showLabel={text('password.show')}
            hideLabel={text('password.hide')}
          />
        )}
        <NewPasswordFields />
        <ProofFields proof={proof} />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
          {text('password.change')}
        </Button>
      </form>
    </FormProvider>
  );
}
