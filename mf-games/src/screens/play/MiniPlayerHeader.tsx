import type { GameInfoValue } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { IconButton, languageOf } from '@pavilion/ui';
import type { ReactNode } from 'react';
import styles from './mini-player-header.module.css';

interface MiniPlayerHeaderProps {
  info: GameInfoValue | undefined;
  /** Clock and net result. */
  facts: ReactNode;
  onExpand: () => void;
  onClose: () => void;
}

/** Beside a game in the mini-player: its name, clock and net result, the way back to it and its end. */
export function MiniPlayerHeader({ info, facts, onExpand, onClose }: MiniPlayerHeaderProps) {
  const { formatMessage } = useIntl();
  const name = info?.game.gameName ?? '';
  return (
    <div className={styles['bar']}>
      {/* For a mouse and a finger; everybody else has the button that says it. */}
      <button type="button" className={styles['overlay']} tabIndex={-1} aria-hidden="true" onClick={onExpand} />
      <div className={styles['name']} lang={languageOf(name)}>
        {name}
      </div>
      <div className={styles['facts']}>{facts}</div>
      <IconButton
        className={styles['expand']}
        icon="maximize"
        label={formatMessage({ id: 'games.miniPlayer.expand' }, { name })}
        onClick={onExpand}
      />
      <IconButton
        className={styles['close']}
        icon="x"
        label={formatMessage({ id: 'games.miniPlayer.close' }, { name })}
        onClick={onClose}
      />
    </div>
  );
}
