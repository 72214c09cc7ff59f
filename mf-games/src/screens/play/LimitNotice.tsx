import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, Dialog } from '@pavilion/ui';
import { useState } from 'react';
import { type ReachedLimit, useReachedLimits } from '../../queries/reached-limits';
import styles from './facts.module.css';

interface LimitNoticeProps {
  playing: boolean;
  /** A round is being played: it is shown afterwards. */
  roundInProgress: boolean;
  onEnd: () => void;
}

/** Which of the player's own limits is reached and until when, once for each; both ways on are offered alike. */
export function LimitNotice({ playing, roundInProgress, onEnd }: LimitNoticeProps) {
  const { formatMessage } = useIntl();
  const reached = useReachedLimits(playing);
  const [shown, setShown] = useState<readonly string[]>([]);
  const fresh = reached.filter((limit) => !shown.includes(nameOf(limit)));
  if (roundInProgress || fresh.length === 0) return null;
  const dismiss = () => setShown([...shown, ...fresh.map(nameOf)]);
  return (
    <Dialog
      open
      onClose={dismiss}
      title={formatMessage({ id: 'games.limit.title' })}
      closeLabel={formatMessage({ id: 'games.limit.close' })}
      size="small"
      onPhone="card"
      closeOnBackdrop={false}
      footer={
        <>
          <Button
            onClick={() => {
              dismiss();
              onEnd();
            }}
          >
            {formatMessage({ id: 'games.realityCheck.stop' })}
          </Button>
          <Button onClick={dismiss}>{formatMessage({ id: 'games.limit.close' })}</Button>
        </>
      }
    >
      {fresh.map((limit) => (
        <ReachedLimitText key={nameOf(limit)} limit={limit} />
      ))}
    </Dialog>
  );
}

function ReachedLimitText({ limit: { kind, period, value, left, until } }: { limit: ReachedLimit }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const at = formatDate(until, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const span = formatMessage({ id: `games.limit.${period}` });
  const values = kind === 'session' ? { minutes: Number(value), at } : { limit: money(value), left: money(left), span, at };
  return <p className={styles['text']}>{formatMessage({ id: `games.limit.${kind}` }, values)}</p>;
}

function nameOf({ kind, period, left }: ReachedLimit): string {
  return `${kind} ${period} ${left}`;
}
