import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Button, type KeyValue, KeyValueList } from '@pavilion/ui';
import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import styles from './money-screen.module.css';
import { SecretField } from './SecretField';

export interface PaymentReviewProps {
  title: string;
  /** How much leaves, as it is shown. */
  amount: string;
  facts: readonly KeyValue[];
  /** That it cannot be taken back. */
  final: string;
  confirm: string;
  /** Does it, once the second password is typed. What it throws is said in the form. */
  onConfirm: (paymentPassword: string) => Promise<void>;
  onBack: () => void;
}

/** What leaves, in full, and the second password before it does. */
export function PaymentReview({ title, amount, facts, final, confirm, onConfirm, onBack }: PaymentReviewProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm({ defaultValues: { paymentPassword: '' } });
  const { failure, show, clear } = useFormFailure(form, ['paymentPassword']);
  const { errors, isSubmitting } = form.formState;
  useEffect(() => heading.current?.focus(), []);
  const submit = form.handleSubmit(async ({ paymentPassword }) => {
    clear();
    await onConfirm(paymentPassword).catch(show);
  });
  return (
    <form className={styles['card']} onSubmit={(event) => void submit(event)} noValidate aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles['subtitle']}>
        {title}
      </h2>
      <p className={styles['amount']}>{amount}</p>
      <KeyValueList items={facts} />
      <p className={styles['muted']}>{final}</p>
      <SecretField
        {...form.register('paymentPassword', { required: formatMessage({ id: 'withdraw.empty' }) })}
        label={formatMessage({ id: 'withdraw.paymentPassword' })}
        error={errors.paymentPassword?.message}
        autoComplete="off"
        inputMode="numeric"
      />
      <FormFailure>{failure}</FormFailure>
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
          {confirm}
        </Button>
        <Button variant="ghost" wide disabled={isSubmitting} onClick={onBack}>
          {formatMessage({ id: 'review.back' })}
        </Button>
      </div>
    </form>
  );
}
