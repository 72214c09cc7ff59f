import type { Game } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import styles from './header.module.css';

interface ModeSwitchProps {
  mode: 'real' | 'free';
  /** While a round is being played the mode stays what it is. */
  busy: boolean;
  onMode: (mode: 'real' | 'free') => void;
}

/** For money or for free. */
export function ModeSwitch({ mode, busy, onMode }: ModeSwitchProps) {
  const { formatMessage } = useIntl();
  return (
    <div role="group" aria-label={formatMessage({ id: 'games.mode' })} className={styles['modes']}>
      {(['real', 'free'] as const).map((each) => (
        <button
          key={each}
          type="button"
          className={styles['mode']}
          aria-pressed={mode === each}
          disabled={busy}
          onClick={() => mode !== each && onMode(each)}
        >
          {formatMessage({ id: `games.mode.${each}` })}
        </button>
      ))}
    </div>
  );
}

/** Whether it can be had for free. */
export function hasFreePlay(game: Game | undefined): boolean {
  return game?.supportPlay === 0 && !game.notConnected;
}
