import type { WithdrawalMethod, WithdrawalTerms } from '@pavilion/api/withdrawals';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { Button, RadioCards, TextField } from '@pavilion/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { MethodMark } from '../../features/MethodMark';
import styles from '../../features/money-screen.module.css';
import { useAddPayee } from '../../queries/withdrawals';
import { latinDigits } from './latin-digits';
import { SecretField } from '../../features/SecretField';

const EMPTY = { holder: '', bank: '', number: '', paymentPassword: '' };
const FIELDS = ['holder', 'bank', 'number', 'paymentPassword'] as const;

interface PayeeFormProps {
  terms: WithdrawalTerms;
  /** There is another one already: this can be given up, and makes withdrawals wait. */
  onCancel?: () => void;
  onAdded?: () => void;
}

/** Where the money is to go. */
export function PayeeForm({ terms: { methods }, onCancel, onAdded }: PayeeFormProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const add = useAddPayee();
  const [chosen, setChosen] = useState(methods[0]?.code ?? null);
  const method = methods.find(({ code }) => code === chosen);
  const form = useForm({ defaultValues: EMPTY });
  const { failure, show, clear } = useFormFailure(form, FIELDS);
  const { errors, isDirty, isSubmitting } = form.formState;
  useBusy(isDirty);
  if (!method) return null;
  const ofBank = method.kind === 'bank';
  const submit = form.handleSubmit(async ({ bank, number, ...typed }) => {
    clear();
    const payee = { ...typed, method: method.code, number: latinDigits(number), ...(ofBank && { bank }) };
    await add.mutateAsync(payee).then(onAdded, show);
  });
  const required = formatMessage({ id: 'withdraw.empty' });
  const [shortest, longest] = method.digits;
  const rightLength = (typed: string) =>
    isOfLength(typed, method) ||
    formatMessage({ id: shortest === longest ? 'payee.number.exact' : 'payee.number.wrong' }, { shortest, longest });
  return (
    <form className={styles['card']} onSubmit={(event) => void submit(event)} noValidate aria-labelledby="new-payee">
      <div>
        <h2 id="new-payee" className={styles['subtitle']}>
          {formatMessage({ id: 'payee.title' })}
        </h2>
        <p className={styles['muted']}>{formatMessage({ id: onCancel ? 'payee.waits' : 'payee.text' })}</p>
      </div>
      <RadioCards
        label={formatMessage({ id: 'payee.method' })}
        options={methods.map(({ code, name, mark }) => ({
          value: code,
          title: name[locale],
          media: <MethodMark mark={mark} code={code} />,
        }))}
        value={method.code}
        onValueChange={setChosen}
      />
      <TextField
        {...form.register('holder', { required })}
        label={formatMessage({ id: 'payee.holder' })}
        hint={formatMessage({ id: 'payee.holder.hint' })}
        error={errors.holder?.message}
        required
        maxLength={80}
        autoComplete="name"
      />
      {ofBank && (
        <TextField
          {...form.register('bank', { required })}
          label={formatMessage({ id: 'payee.bank' })}
          error={errors.bank?.message}
          required
          maxLength={80}
        />
      )}
      <TextField
        {...form.register('number', { required, validate: rightLength })}
        label={formatMessage({ id: ofBank ? 'payee.account' : 'payee.number' })}
        error={errors.number?.message}
        required
        maxLength={24}
        inputMode="numeric"
        autoComplete="off"
      />
      <SecretField
        {...form.register('paymentPassword', { required })}
        label={formatMessage({ id: 'withdraw.secret' })}
        error={errors.paymentPassword?.message}
        autoComplete="off"
        inputMode="numeric"
      />
      <FormFailure>{failure}</FormFailure>
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
          {formatMessage({ id: 'payee.save' })}
        </Button>
        {onCancel && (
          <Button variant="ghost" wide onClick={onCancel}>
            {formatMessage({ id: 'review.back' })}
          </Button>
        )}
      </div>
    </form>
  );
}

function isOfLength(typed: string, { digits: [shortest, longest] }: WithdrawalMethod): boolean {
  const digits = latinDigits(typed);
  return /^\d+$/.test(digits) && digits.length >= shortest && digits.length <= longest;
}
