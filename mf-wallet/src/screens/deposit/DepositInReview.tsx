import type { DepositValue } from '@pavilion/api/wallet';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, Icon, KeyValueList } from '@pavilion/ui';
import styles from '../../features/money-screen.module.css';
import { Reference } from '../../features/records/Reference';

/** Money that a person checks before it is credited, and why. */
export function DepositInReview({ deposit, onAgain }: { deposit: DepositValue; onAgain: () => void }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { amount, arrived, reviewReason = 'slip', reference } = deposit;
  const values = { amount: money(amount), arrived: money(arrived ?? amount) };
  return (
    <section className={styles['card']} aria-labelledby="deposit-review-by-us">
      <span className={styles['emblem']}>
        <Icon name="clock" size={28} />
      </span>
      <h2 id="deposit-review-by-us" tabIndex={-1} className={styles['subtitle']}>
        {formatMessage({ id: `depositReview.${reviewReason}` })}
      </h2>
      <output className={styles['muted']}>{formatMessage({ id: `depositReview.${reviewReason}.text` }, values)}</output>
      <KeyValueList
        items={[
          { label: formatMessage({ id: 'deposit.amount' }), value: money(amount) },
          ...(arrived === undefined ? [] : [{ label: formatMessage({ id: 'depositReview.arrived' }), value: money(arrived) }]),
          { label: formatMessage({ id: 'receipt.reference' }), value: <Reference reference={reference} /> },
        ]}
      />
      <Button variant="ghost" wide onClick={onAgain}>
        {formatMessage({ id: 'receipt.again' })}
      </Button>
    </section>
  );
}
