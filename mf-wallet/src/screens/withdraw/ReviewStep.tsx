import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, KeyValueList } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { feeOf } from '../../features/fee';
import styles from '../../features/money-screen.module.css';
import { useBeginWithdrawal } from '../../queries/withdrawals';
import { SecretField } from '../../features/SecretField';
import type { Reviewed } from './WithdrawForm';

interface ReviewStepProps {
  reviewed: Reviewed;
  onBack: () => void;
  onBegun: (id: string) => void;
}

/** What will be paid out, in full, and the second password before it happens. */
export function ReviewStep({ reviewed: { payee, method, amount, key }, onBack, onBegun }: ReviewStepProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useBeginWithdrawal();
  const form = useForm({ defaultValues: { paymentPassword: '' } });
  const { failure, show, clear } = useFormFailure(form, ['paymentPassword']);
  const { errors, isSubmitting } = form.formState;
  const fee = feeOf(method, amount);
  useEffect(() => heading.current?.focus(), []);
  const submit = form.handleSubmit(async ({ paymentPassword }) => {
    clear();
    const request = { payeeId: payee.id, amount: String(amount), paymentPassword, key };
    await begin.mutateAsync(request).then(({ id }) => onBegun(id), show);
  });
  return (
    <form className={styles['card']} onSubmit={(event) => void submit(event)} noValidate aria-labelledby="withdraw-review">
      <h2 id="withdraw-review" ref={heading} tabIndex={-1} className={styles['subtitle']}>
        {formatMessage({ id: 'withdraw.review' })}
      </h2>
      <p className={styles['amount']}>{money(amount)}</p>
      <KeyValueList
        items={[
          { label: formatMessage({ id: 'withdraw.to' }), value: `${payee.bank ?? payee.methodName[locale]} ${payee.number}` },
          { label: formatMessage({ id: 'payee.holder' }), value: payee.holder },
          { label: formatMessage({ id: 'review.fee' }), value: fee === 0n ? formatMessage({ id: 'deposit.noFee' }) : money(fee) },
          { label: formatMessage({ id: 'withdraw.arrives' }), value: money(amount - fee), strong: true },
        ]}
      />
      <p className={styles['muted']}>{formatMessage({ id: 'withdraw.final' })}</p>
      <SecretField
        {...form.register('paymentPassword', { required: formatMessage({ id: 'withdraw.empty' }) })}
        label={formatMessage({ id: 'withdraw.secret' })}
        error={errors.paymentPassword?.message}
        autoComplete="off"
        inputMode="numeric"
      />
      <FormFailure>{failure}</FormFailure>
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
          {formatMessage({ id: 'withdraw.confirm' }, { amount: money(amount) })}
        </Button>
        <Button variant="ghost" wide disabled={isSubmitting} onClick={onBack}>
          {formatMessage({ id: 'review.back' })}
        </Button>
      </div>
    </form>
  );
}
