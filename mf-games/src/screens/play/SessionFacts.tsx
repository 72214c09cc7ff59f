import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { useEffect, useState } from 'react';
import type { PlaySession } from './use-game-messages';
import styles from './header.module.css';

/** How long the game has been open, and what the player is up or down since. */
export function SessionFacts({ played, mode }: { played: PlaySession; mode: 'real' | 'free' }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const seconds = useSecondsSince();
  return (
    <dl className={styles['session']}>
      <div>
        <dt>{formatMessage({ id: 'games.session.time' })}</dt>
        <dd>
          <span role="timer">{clock(seconds)}</span>
        </dd>
      </div>
      <div>
        <dt>{formatMessage({ id: mode === 'real' ? 'games.session.net' : 'games.session.net.free' })}</dt>
        <dd data-sign={played.net > 0n ? 'up' : undefined}>{money(played.net, { signed: true, bare: mode === 'free' })}</dd>
      </div>
    </dl>
  );
}

function useSecondsSince(): number {
  const [start] = useState(() => Date.now());
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - start) / 1000));
}

/** 3725 seconds are `1:02:05`. */
export function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
