import { isBankName, isHolderName } from '@pavilion/api/account-names';
import type { WithdrawalMethod } from '@pavilion/api/withdrawals';
import { useIntl } from '@pavilion/host/intl';
import { TextField } from '@pavilion/ui';
import { SecretField } from '../../features/SecretField';
import { latinDigits } from '../../features/latin-digits';
import type { PayeeFormReturn } from './use-payee-form';

interface PayeeFieldsProps {
  form: PayeeFormReturn;
  method: WithdrawalMethod;
}

/** Whose account it is, its number as the method has them, and the payment password. */
export function PayeeFields({ form, method }: PayeeFieldsProps) {
  const { formatMessage } = useIntl();
  const { errors } = form.formState;
  const isBank = method.kind === 'bank';
  const required = formatMessage({ id: 'withdraw.empty' });
  const [shortest, longest] = method.digits;
  const rightLength = (typed: string) =>
    isOfLength(typed, method) ||
    formatMessage({ id: shortest === longest ? 'payee.number.exact' : 'payee.number.invalid' }, { shortest, longest });
  return (
    <>
      <TextField
        {...form.register('holder', {
          required,
          validate: (typed) => isHolderName(typed.trim()) || formatMessage({ id: 'payee.holder.invalid' }),
        })}
        label={formatMessage({ id: 'payee.holder' })}
        hint={formatMessage({ id: 'payee.holder.hint' })}
        error={errors.holder?.message}
        required
        maxLength={80}
        autoComplete="name"
      />
      {isBank && (
        <TextField
          {...form.register('bank', {
            required,
            validate: (typed) => isBankName(typed.trim()) || formatMessage({ id: 'payee.bank.invalid' }),
          })}
          label={formatMessage({ id: 'payee.bank' })}
          error={errors.bank?.message}
          required
          maxLength={80}
        />
      )}
      <TextField
        {...form.register('number', { required, validate: rightLength })}
        label={formatMessage({ id: isBank ? 'payee.account' : 'payee.number' })}
        error={errors.number?.message}
        required
        maxLength={24}
        inputMode="numeric"
        autoComplete="off"
      />
      <SecretField
        {...form.register('paymentPassword', { required })}
        label={formatMessage({ id: 'withdraw.paymentPassword' })}
        error={errors.paymentPassword?.message}
        autoComplete="off"
        inputMode="numeric"
      />
    </>
  );
}

function isOfLength(typed: string, { digits: [shortest, longest] }: WithdrawalMethod): boolean {
  const digits = latinDigits(typed);
  return /^\d+$/.test(digits) && digits.length >= shortest && digits.length <= longest;
}
