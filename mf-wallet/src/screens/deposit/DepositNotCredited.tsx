import type { DepositValue } from '@pavilion/api/wallet';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, Icon, KeyValueList } from '@pavilion/ui';
import styles from '../../features/money-screen.module.css';
import { Reference } from '../../features/records/Reference';
import own from './deposit.module.css';
import { SlipForm } from './SlipForm';

/** A deposit that was not credited, and what that means for the money. */
export function DepositNotCredited({ deposit, onAgain }: { deposit: DepositValue; onAgain: () => void }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { id, reference, state, flow, amount, arrived, reason } = deposit;
  const why = reasonTextOf(state);
  const values = { amount: money(amount), arrived: money(arrived ?? amount) };
  return (
    <section className={styles['card']} aria-labelledby="deposit-ended">
      <span className={styles['emblem']}>
        <Icon name="x-circle" size={28} />
      </span>
      <h2 id="deposit-ended" tabIndex={-1} className={styles['subtitle']}>
        {formatMessage({ id: `notCredited.${why}` })}
      </h2>
      <output className={styles['muted']}>{formatMessage({ id: `notCredited.${why}.text` }, values)}</output>
      {reason !== undefined && (
        <p className={own['reason']}>
          <q>{reason}</q>
        </p>
      )}
      <KeyValueList items={[{ label: formatMessage({ id: 'receipt.reference' }), value: <Reference reference={reference} /> }]} />
      {state === 'expired' && flow === 'bank' && (
        <>
          <p className={styles['muted']}>{formatMessage({ id: 'notCredited.transferred' })}</p>
          <SlipForm id={id} />
        </>
      )}
      <Button variant={state === 'expired' && flow === 'bank' ? 'ghost' : 'primary'} size="large" wide onClick={onAgain}>
        {formatMessage({ id: 'notCredited.again' })}
      </Button>
    </section>
  );
}

function reasonTextOf(state: DepositValue['state']) {
  const known = ['expired', 'cancelled', 'rejected', 'returned'] as const;
  return known.find((each) => each === state) ?? 'failed';
}
