import type { GameInfoValue } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { IconButton } from '@pavilion/ui';
import type { ReactNode } from 'react';
import styles from './small.module.css';

interface SmallHeaderProps {
  info: GameInfoValue | undefined;
  /** Clock and net result. */
  facts: ReactNode;
  onEnlarge: () => void;
  onClose: () => void;
}

/** Beside a game in the corner: its name, clock and net result, the way back to it and its end. */
export function SmallHeader({ info, facts, onEnlarge, onClose }: SmallHeaderProps) {
  const { formatMessage } = useIntl();
  const name = info?.game.gameName ?? '';
  return (
    <div className={styles['bar']}>
      {/* For a mouse and a finger; everybody else has the button that says it. */}
      <button type="button" className={styles['over']} tabIndex={-1} aria-hidden="true" onClick={onEnlarge} />
      <p className={styles['name']}>{name}</p>
      <div className={styles['facts']}>{facts}</div>
      <IconButton
        className={styles['enlarge']}
        icon="maximize"
        label={formatMessage({ id: 'games.corner.back' }, { name })}
        onClick={onEnlarge}
      />
      <IconButton
        className={styles['close']}
        icon="x"
        label={formatMessage({ id: 'games.corner.close' }, { name })}
        onClick={onClose}
      />
    </div>
  );
}
