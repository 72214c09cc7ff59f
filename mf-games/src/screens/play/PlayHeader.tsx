import type { GameInfoValue } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { useMember, useReturning } from '@pavilion/host/session';
import { Slot } from '@pavilion/host/slots';
import { classNames, IconButton } from '@pavilion/ui';
import type { RefObject } from 'react';
import { ModeSwitch } from './ModeSwitch';
import { SessionFacts } from './SessionFacts';
import type { PlaySession } from './use-game-messages';
import styles from './header.module.css';

interface PlayHeaderProps {
  info: GameInfoValue | undefined;
  mode: 'real' | 'free';
  played: PlaySession;
  running: boolean;
  onLeave: () => void;
  onFacts: () => void;
  onMode: (mode: 'real' | 'free') => void;
  screen: RefObject<HTMLElement | null>;
}

/** Way out, name, clock and net position, balance, mode, rules and full screen: all of it always in sight. */
export function PlayHeader({ info, mode, played, running, onLeave, onFacts, onMode, screen }: PlayHeaderProps) {
  const { formatMessage } = useIntl();
  const member = useMember();
  const returning = useReturning();
  const canTry = info?.game.supportPlay === 0 && member !== undefined && !member.trial;
  return (
    <header className={classNames(styles['header'], (member || returning) && styles['playing'])}>
      <IconButton icon="arrow-left" label={formatMessage({ id: 'games.back' })} onClick={onLeave} />
      <Names game={info?.game} />
      {member && <SessionFacts key={String(running)} played={played} mode={mode} />}
      {mode === 'real' && member && (
        <div className={styles['balance']}>
          <Slot name="play.balance" />
        </div>
      )}
      <div className={styles['end']}>
        {canTry && <ModeSwitch mode={mode} busy={played.underWay} onMode={onMode} />}
        <IconButton icon="info" label={formatMessage({ id: 'games.facts.open' })} disabled={!info} onClick={onFacts} />
        {document.fullscreenEnabled && (
          <IconButton icon="maximize" label={formatMessage({ id: 'games.full' })} onClick={() => toggleFull(screen.current)} />
        )}
      </div>
    </header>
  );
}

/** Name and maker; an empty line each until they are known. */
function Names({ game }: { game: GameInfoValue['game'] | undefined }) {
  return (
    <div className={styles['names']}>
      <h1 className={styles['name']}>{game?.gameName ?? '\u00a0'}</h1>
      <p className={styles['vendor']}>{game?.displayName ?? '\u00a0'}</p>
    </div>
  );
}

function toggleFull(screen: HTMLElement | null): void {
  // Browsers refuse outside a press, and there is nothing to be done about that.
  const asked = document.fullscreenElement ? document.exitFullscreen() : screen?.requestFullscreen();
  asked?.catch(() => undefined);
}
