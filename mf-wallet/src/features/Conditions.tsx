import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Icon, ProgressBar } from '@pavilion/ui';
import styles from './money-screen.module.css';

/** What may stand before money that leaves. */
interface HoldTerms {
  hold: { until: string } | null;
  turnover: { done: string; required: string };
}

/** Whether nothing can leave now, however little. */
export function isOnHold({ hold, turnover }: HoldTerms): boolean {
  return hold !== null || BigInt(turnover.done) < BigInt(turnover.required);
}

/** What stands before money that leaves: a hold after a change, or what has to be staked first; each in the screen's own words. */
export function Conditions({
  terms: { hold, turnover },
  words,
}: {
  terms: HoldTerms;
  /** Message ids. */
  words: { hold: string; turnover: string };
}) {
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
            {formatMessage({ id: words.hold }, { until: formatDate(hold.until, { dateStyle: 'medium', timeStyle: 'short' }) })}
          </span>
        </p>
      )}
      {done < required && (
        <div className={styles['turnover']}>
          <p>{formatMessage({ id: words.turnover }, facts)}</p>
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
