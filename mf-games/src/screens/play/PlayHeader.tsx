import type { GameInfoValue } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { useMember, useSessionActions } from '@pavilion/host/session';
import { Slot } from '@pavilion/host/slots';
import { Button, classNames, IconButton } from '@pavilion/ui';
import type { ReactNode, RefObject } from 'react';
import { ModeSwitch } from './ModeSwitch';
import type { OpenedGame } from './use-game';
import styles from './header.module.css';

interface PlayHeaderProps {
  game: OpenedGame;
  /** Clock and net result. */
  facts: ReactNode;
  onFacts: () => void;
  screen: RefObject<HTMLElement | null>;
}

/** Way back, name, clock and net position, balance, mode, rules, full screen and end: all of it always in sight. */
export function PlayHeader({ game, facts, onFacts, screen }: PlayHeaderProps) {
  const { formatMessage } = useIntl();
  const member = useMember();
  const { info, mode, running } = game;
  return (
    <header className={classNames(styles['header'], game.known && styles['playing'])}>
      <IconButton
        icon="arrow-left"
        label={formatMessage({ id: running ? 'games.back.minimize' : 'games.back' })}
        onClick={running ? game.back : game.close}
      />
      <GameNames game={info.data?.game} />
      {facts}
      {mode === 'real' && member && (
        <div className={styles['balance']}>
          <Slot name="play.balance" vendor={info.data?.game.vassalage} />
        </div>
      )}
      {member?.trial && <RealAccount />}
      <div className={styles['end']}>
        {member && !member.trial && <ModeChoice game={game} />}
        <IconButton icon="info" label={formatMessage({ id: 'games.facts.open' })} disabled={!info.data} onClick={onFacts} />
        {document.fullscreenEnabled && (
          <IconButton
            icon="maximize"
            label={formatMessage({ id: 'games.fullScreen' })}
            onClick={() => toggleFullScreen(screen.current)}
          />
        )}
        {running && <IconButton icon="x" label={formatMessage({ id: 'games.close' })} onClick={game.close} />}
      </div>
    </header>
  );
}

/** For money or for free, where the game can be had for free. */
function ModeChoice({ game: { info, mode, roundInProgress, start } }: { game: OpenedGame }) {
  const game = info.data?.game;
  return game?.supportPlay === 0 && !game.notConnected && <ModeSwitch mode={mode} busy={roundInProgress} onMode={start} />;
}

/** A trial player's way to play for money. */
function RealAccount() {
  const { formatMessage } = useIntl();
  const { register } = useSessionActions();
  return (
    <div className={styles['balance']}>
      <Button size="small" onClick={register}>
        {formatMessage({ id: 'games.trial.realAccount' })}
      </Button>
    </div>
  );
}

/** Name and provider; an empty line each until they are known. */
function GameNames({ game }: { game: GameInfoValue['game'] | undefined }) {
  return (
    <div className={styles['names']}>
      <h1 className={styles['name']}>{game?.gameName ?? '\u00a0'}</h1>
      <p className={styles['vendor']}>{game?.displayName ?? '\u00a0'}</p>
    </div>
  );
}

function toggleFullScreen(screen: HTMLElement | null): void {
  const switching = document.fullscreenElement ? document.exitFullscreen() : screen?.requestFullscreen();
  // Browsers refuse outside a press, and there is nothing to be done about that.
  switching?.catch(() => undefined);
}
