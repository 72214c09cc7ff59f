import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { classNames } from '@pavilion/ui';
import { useEffect, useState } from 'react';
import { useFormatDuration } from '../../features/use-format-duration';
import styles from './header.module.css';

interface SessionFactsProps {
  /** Milliseconds since 1970; nothing while no game runs. */
  since: number | undefined;
  /** Minor units. */
  net: bigint;
  mode: 'real' | 'free';
  /** In one line, as there is no room for more. */
  compact?: boolean;
}

/** How long the player has played, and what they are up or down since. */
export function SessionFacts({ since, net, mode, compact = false }: SessionFactsProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const clock = useFormatDuration();
  const seconds = useSecondsSince(since);
  return (
    <dl className={classNames(styles['session'], compact && styles['compact'])}>
      <div>
        <dt>{formatMessage({ id: 'games.session.time' })}</dt>
        <dd>
          <span role="timer">{clock(seconds)}</span>
        </dd>
      </div>
      <div>
        <dt>{formatMessage({ id: 'games.session.net' })}</dt>
        <dd data-sign={net > 0n ? 'up' : undefined}>{money(net, { signed: true, bare: mode === 'free' })}</dd>
      </div>
    </dl>
  );
}

function useSecondsSince(since: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return since === undefined ? 0 : Math.max(0, Math.floor((now - since) / 1000));
}
