import type { TransferTerms } from '@pavilion/api/transfers';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Icon, ProgressBar } from '@pavilion/ui';
import own from './transfer-upline.module.css';

/** Whether nothing can be sent now, however little. */
export function isHeldBack({ hold, turnover }: TransferTerms): boolean {
  return hold !== null || BigInt(turnover.done) < BigInt(turnover.required);
}

/** What stands before sending: a hold after a change, or what has to be staked first. */
export function Conditions({ terms: { hold, turnover } }: { terms: TransferTerms }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const [done, required] = [BigInt(turnover.done), BigInt(turnover.required)];
  const facts = { done: money(done), required: money(required) };
  return (
    <>
      {hold && (
        <p className={own['notice']} role="status">
          <Icon name="shield" size={20} />
          <span>
            {formatMessage({ id: 'upline.hold' }, { until: formatDate(hold.until, { dateStyle: 'medium', timeStyle: 'short' }) })}
          </span>
        </p>
      )}
      {done < required && (
        <div className={own['turnover']}>
          <p>{formatMessage({ id: 'upline.turnover' }, facts)}</p>
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
