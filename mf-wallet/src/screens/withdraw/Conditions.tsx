import type { WithdrawalTerms } from '@pavilion/api/withdrawals';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Icon, ProgressBar } from '@pavilion/ui';
import styles from './withdraw.module.css';

/** Whether nothing can be withdrawn now, however little. */
export function isHeldBack({ hold, turnover }: WithdrawalTerms): boolean {
  return hold !== null || BigInt(turnover.done) < BigInt(turnover.required);
}

/** What stands before a withdrawal: a hold after a change, or what has to be staked first. */
export function Conditions({ terms: { hold, turnover } }: { terms: WithdrawalTerms }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const [done, required] = [BigInt(turnover.done), BigInt(turnover.required)];
  const facts = { done: money(done), required: money(required), left: money(required > done ? required - done : 0n) };
  return (
    <>
      {hold && (
        <p className={styles['notice']} role="status">
          <Icon name="shield" size={20} />
          <span>
            {formatMessage(
              { id: `withdraw.hold.${hold.what}` },
              { until: formatDate(hold.until, { dateStyle: 'medium', timeStyle: 'short' }) },
            )}
          </span>
        </p>
      )}
      {done < required && (
        <div className={styles['turnover']}>
          <p>{formatMessage({ id: 'withdraw.turnover' }, facts)}</p>
          <ProgressBar
            label={formatMessage({ id: 'withdraw.turnover.label' })}
            value={Number((done * 100n) / required)}
            valueText={formatMessage({ id: 'withdraw.turnover.of' }, facts)}
          />
        </div>
      )}
    </>
  );
}
