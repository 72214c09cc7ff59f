import { feeOf } from '@pavilion/money';
import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, KeyValueList } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { useBonusOffers } from '../../queries/bonuses';
import { useCreateDeposit } from '../../queries/deposits';
import styles from '../../features/money-screen.module.css';
import type { ReviewedDeposit } from './reviewed';

interface ReviewStepProps {
  reviewed: ReviewedDeposit;
  onBack: () => void;
  onBegun: (id: string) => void;
}

/** What will be paid, in full, before anything happens. */
export function ReviewStep({ reviewed: { method, amount, bonus, idempotencyKey }, onBack, onBegun }: ReviewStepProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  const failureText = useFailureText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending, error } = useCreateDeposit();
  const fee = feeOf(amount, method.feeBps);
  const brings = useBonusOffers(amount).data?.offers.find(({ code }) => code === bonus)?.brings;
  useEffect(() => heading.current?.focus(), []);
  const begin = () =>
    mutate(
      { method: method.code, amount: String(amount), ...(bonus !== undefined && { bonus }), key: idempotencyKey },
      { onSuccess: ({ id }) => onBegun(id) },
    );
  return (
    <section className={styles['card']} aria-labelledby="deposit-review">
      <h2 id="deposit-review" ref={heading} tabIndex={-1} className={styles['subtitle']}>
        {formatMessage({ id: 'review.title' })}
      </h2>
      <p className={styles['amount']}>{money(amount)}</p>
      <KeyValueList
        items={[
          { label: formatMessage({ id: 'review.method' }), value: method.name[locale] },
          { label: formatMessage({ id: 'review.credited' }), value: money(amount) },
          { label: formatMessage({ id: 'review.fee' }), value: fee === 0n ? formatMessage({ id: 'deposit.noFee' }) : money(fee) },
          ...(brings
            ? [
                {
                  label: formatMessage({ id: 'review.bonus' }),
                  value: formatMessage({ id: 'review.bonusTakes' }, { amount: money(brings.amount), wager: money(brings.wager) }),
                },
              ]
            : []),
          { label: formatMessage({ id: 'review.total' }), value: money(amount + fee), strong: true },
        ]}
      />
      <FormFailure>{error ? failureText(error) : undefined}</FormFailure>
      <div className={styles['buttons']}>
        <Button variant="primary" size="large" wide busy={isPending} onClick={begin}>
          {formatMessage({ id: 'review.confirm' }, { amount: money(amount) })}
        </Button>
        <Button variant="ghost" wide disabled={isPending} onClick={onBack}>
          {formatMessage({ id: 'review.back' })}
        </Button>
      </div>
    </section>
  );
}
