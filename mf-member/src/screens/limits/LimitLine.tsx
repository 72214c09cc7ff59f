import type { PlayLimit } from '@pavilion/api/protection';
import { useIntl } from '@pavilion/host/intl';
import { Button, ProgressBar } from '@pavilion/ui';
import { useFormatDateTime } from '../../features/use-format-date-time';
import { PendingChange } from './PendingChange';
import { useLimitTexts } from './use-limit-texts';
import styles from './limits.module.css';

/** One limit: how much it is, what counts against it now, and what waits. */
export function LimitLine({ limit, onEdit }: { limit: PlayLimit; onEdit: () => void }) {
  const { formatMessage } = useIntl();
  const texts = useLimitTexts();
  const { kind, period, value, pending } = limit;
  return (
    <li className={styles['line']}>
      <div className={styles['head']}>
        <h3 className={styles['period']}>{texts.period(kind, period)}</h3>
        <p className={styles['value']} data-set={value !== null || undefined}>
          {texts.value(kind, value)}
        </p>
        <Button size="small" onClick={onEdit} aria-label={formatMessage({ id: 'limits.edit' }, { name: texts.name(kind, period) })}>
          {formatMessage({ id: value === null ? 'limits.set' : 'limits.change' })}
        </Button>
      </div>
      <Used limit={limit} />
      {pending && <PendingChange change={pending} confirmable={limit.confirmable} />}
    </li>
  );
}

function Used({ limit: { kind, period, value, used, left, freesAt } }: { limit: PlayLimit }) {
  const { formatMessage } = useIntl();
  const texts = useLimitTexts();
  const moment = useFormatDateTime();
  const counted = BigInt(used) > 0n ? used : '0';
  const said = formatMessage({ id: `limits.used.${kind}` }, { used: texts.amount(kind, counted) });
  if (value === null || left === null) return <p className={styles['facts']}>{said}</p>;
  const full = left === '0' && freesAt !== null;
  return (
    <>
      <ProgressBar
        label={texts.name(kind, period)}
        value={value === '0' ? 100 : Number((BigInt(counted) * 100n) / BigInt(value))}
        valueText={said}
      />
      <p className={styles['facts']}>
        {said} {formatMessage({ id: 'limits.left' }, { left: texts.amount(kind, left) })}{' '}
        {full && formatMessage({ id: 'limits.resetsAt' }, { at: moment(freesAt) })}
      </p>
    </>
  );
}
