import type { WithdrawalMethod } from '@pavilion/api/withdrawals';
import { useFormFailure } from '@pavilion/features/failures';
import { useBusy } from '@pavilion/host/router';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useAddPayee } from '../../queries/withdrawals';
import { latinDigits } from '../../features/latin-digits';

const EMPTY = { holder: '', bank: '', number: '', paymentPassword: '' };
const FIELDS = ['holder', 'bank', 'number', 'paymentPassword'] as const;

export type PayeeFormReturn = UseFormReturn<typeof EMPTY>;

/** The form that adds an account for this method, with the reason where it was refused. */
export function usePayeeForm(method: WithdrawalMethod | undefined, onAdded: (() => void) | undefined) {
  const add = useAddPayee();
  const form = useForm({ defaultValues: EMPTY });
  const { failure, show, clear } = useFormFailure(form, FIELDS);
  useBusy(form.formState.isDirty);
  const submit = form.handleSubmit(async ({ bank, number, ...typed }) => {
    if (!method) return;
    clear();
    const payee = { ...typed, method: method.code, number: latinDigits(number), ...(method.kind === 'bank' && { bank }) };
    await add.mutateAsync(payee).then(onAdded, show);
  });
  return { form, submit, failure };
}
