import { useConnection } from '@pavilion/host/connection';
import { useIntl } from '@pavilion/host/intl';
import { Icon } from '@pavilion/ui';
import styles from './network-state.module.css';

const ICONS = { reconnecting: 'refresh', offline: 'offline' } as const;

/** How the page and its game reach their servers: a quiet dot while they do, an icon with a word while they do not. */
export function NetworkState({ gameLost }: { gameLost: boolean }) {
  const { formatMessage } = useIntl();
  const connection = useConnection();
  const onlyGame = gameLost && connection === 'online';
  const state = onlyGame ? 'reconnecting' : connection;
  return (
    <div role="status" className={styles['network']} data-state={state}>
      {state === 'online' ? <span className={styles['dot']} /> : <Icon name={ICONS[state]} size={16} />}
      {/* What a game says of itself is read out from the notice over it, which says more. */}
      <span className={styles['word']} aria-hidden={onlyGame || undefined}>
        {formatMessage({ id: `games.network.${state}` })}
      </span>
    </div>
  );
}
