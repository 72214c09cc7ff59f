import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, Dialog } from '@pavilion/ui';
import { useState } from 'react';
import { type ReachedLimit, useReachedLimits } from '../../queries/reached-limits';
import styles from './facts.module.css';
import { useUnlessTyping } from './use-unless-typing';

interface LimitNoticeProps {
  playing: boolean;
  /** A round is being played: it is shown afterwards. */
  roundInProgress: boolean;
  onEnd: () => void;
}

/** Which of the player's own limits was hit and until when, once; both ways on are offered alike. */
export function LimitNotice({ playing, roundInProgress, onEnd }: LimitNoticeProps) {
  const { formatMessage } = useIntl();
  const reached = useReachedLimits(playing);
  const [shown, setShown] = useState<readonly string[]>([]);
  const fresh = hitOf(reached).filter((limit) => !shown.includes(nameOf(limit)));
  const open = useUnlessTyping(!roundInProgress && fresh.length > 0);
  if (!open) return null;
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

/** Of those that limit money the one that lets least through, and for longest; and the time, if that is used up. */
function hitOf(reached: readonly ReachedLimit[]): ReachedLimit[] {
  const [money] = reached
    .filter(({ kind }) => kind !== 'session')
    .sort((one, other) => Number(BigInt(one.left) - BigInt(other.left)) || other.until.localeCompare(one.until));
  return [...(money ? [money] : []), ...reached.filter(({ kind }) => kind === 'session')];
}

/** What is left shrinks with each bet: that is no other limit. */
function nameOf({ kind, period, value }: ReachedLimit): string {
  return `${kind} ${period} ${value}`;
}
