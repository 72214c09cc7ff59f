import type { TransferValue } from '@pavilion/api/transfers';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, KeyValueList } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import styles from '../../features/money-screen.module.css';
import { SecretField } from '../../features/SecretField';
import { useSendUp } from '../../queries/transfers';
import { nameOf } from './AmountStep';
import type { Upline } from './SendForm';

interface ReviewStepProps {
  amount: bigint;
  /** Makes it happen once. */
  once: string;
  upline: Upline;
  onBack: () => void;
  onSent: (sent: TransferValue) => void;
}

/** What will be sent and to whom, and the second password before it happens. */
export function ReviewStep({ amount, once, upline, onBack, onSent }: ReviewStepProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const heading = useRef<HTMLHeadingElement>(null);
  const send = useSendUp();
  const form = useForm({ defaultValues: { paymentPassword: '' } });
  const { failure, show, clear } = useFormFailure(form, ['paymentPassword']);
  const { errors, isSubmitting } = form.formState;
  useEffect(() => heading.current?.focus(), []);
  const submit = form.handleSubmit(async ({ paymentPassword }) => {
    clear();
    await send.mutateAsync({ amount: String(amount), paymentPassword, key: once }).then(onSent, show);
  });
  return (
    <form className={styles['card']} onSubmit={(event) => void submit(event)} noValidate aria-labelledby="upline-review">
      <h2 id="upline-review" ref={heading} tabIndex={-1} className={styles['subtitle']}>
        {formatMessage({ id: 'upline.review' })}
      </h2>
      <p className={styles['amount']}>{money(amount)}</p>
      <KeyValueList items={[{ label: formatMessage({ id: 'upline.to' }), value: nameOf(upline) }]} />
      <p className={styles['muted']}>{formatMessage({ id: 'upline.final' })}</p>
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
          {formatMessage({ id: 'upline.confirm' }, { amount: money(amount) })}
        </Button>
        <Button variant="ghost" wide disabled={isSubmitting} onClick={onBack}>
          {formatMessage({ id: 'review.back' })}
        </Button>
      </div>
    </form>
  );
}
