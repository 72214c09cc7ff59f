import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { useMember, useSessionActions } from '@pavilion/host/session';
import { Slot } from '@pavilion/host/slots';
import { Button, classNames, Icon, IconButton, languageOf } from '@pavilion/ui';
import type { ReactNode, RefObject } from 'react';
import { FavouriteButton } from './FavouriteButton';
import { hasFreePlay, ModeSwitch } from './ModeSwitch';
import { NetworkState } from './NetworkState';
import { PlayMenu } from './PlayMenu';
import { PlayMoney } from './PlayMoney';
import type { OpenedGame } from './use-game';
import { useGameTitle } from './use-game-title';
import styles from './header.module.css';

interface PlayHeaderProps {
  game: OpenedGame;
  nodeId: string;
  /** Clock and net result. */
  facts: ReactNode;
  onFacts: () => void;
  onDeposit: () => void;
  screen: RefObject<HTMLElement | null>;
}

/** The one bar above a game: way back, name, network, clock and net position, money, and what can be done. On a phone most of that is in a menu. */
export function PlayHeader({ game, nodeId, facts, onFacts, onDeposit, screen }: PlayHeaderProps) {
  const { formatMessage } = useIntl();
  const { running } = game;
  const onFullScreen = () => toggleFullScreen(screen.current);
  return (
    <header className={classNames(styles['bar'], facts !== null && styles['playing'])}>
      <IconButton
        className={styles['back']}
        icon="arrow-left"
        label={formatMessage({ id: running ? 'games.back.minimize' : 'games.back' })}
        onClick={running ? game.back : game.close}
      />
      <GameNames game={game} />
      <NetworkState gameLost={game.connectionLost} />
      {facts}
      <IconButton
        className={styles['info']}
        icon="info"
        label={formatMessage({ id: 'games.facts.open' })}
        disabled={!game.info.data}
        onClick={onFacts}
      />
      <Money game={game} onDeposit={onDeposit} />
      <div className={styles['end']}>
        <Tools game={game} nodeId={nodeId} />
        <Choices game={game} onFullScreen={onFullScreen} />
        <div className={styles['narrow']}>
          <PlayMenu game={game} onFacts={onFacts} onFullScreen={onFullScreen} />
        </div>
      </div>
    </header>
  );
}

/** What bets are taken from, and the way to add to it without leaving. */
function Money({
  game: { known, info, mode, playMoney, problem, roundInProgress },
  onDeposit,
}: Pick<PlayHeaderProps, 'game' | 'onDeposit'>) {
  const { formatMessage } = useIntl();
  const member = useMember();
  const canDeposit = useLinks().to('wallet.deposit') !== undefined;
  // Nobody knows what wallet a game takes from that nobody knows.
  if (!known || (problem && !info.data)) return null;
  if (mode === 'free')
    return (
      <div className={styles['money']}>
        <PlayMoney amount={playMoney} />
      </div>
    );
  if (!member) return null;
  return (
    <div className={styles['money']}>
      <Slot name="play.balance" vendor={info.data?.game.vassalage} settling={roundInProgress} />
      {canDeposit && (
        <Button size="small" variant="primary" className={styles['deposit']} aria-haspopup="dialog" onClick={onDeposit}>
          <Icon name="plus" size={18} />
          <span>{formatMessage({ id: 'games.deposit' })}</span>
        </Button>
      )}
    </div>
  );
}

/** On a wide screen: mode, heart, full screen and end, each with a button of its own. */
function Choices({ game, onFullScreen }: { game: OpenedGame; onFullScreen: () => void }) {
  const { formatMessage } = useIntl();
  const member = useMember();
  const { register } = useSessionActions();
  const known = game.info.data?.game;
  return (
    <div className={styles['wide']}>
      {member?.trial && (
        <Button size="small" onClick={register}>
          {formatMessage({ id: 'games.trial.realAccount' })}
        </Button>
      )}
      {member && !member.trial && hasFreePlay(known) && (
        <ModeSwitch mode={game.mode} busy={game.roundInProgress} onMode={game.start} />
      )}
      {known && game.known && <FavouriteButton game={known} />}
      {document.fullscreenEnabled && (
        <IconButton icon="maximize" label={formatMessage({ id: 'games.fullScreen' })} onClick={onFullScreen} />
      )}
      {game.running && <IconButton icon="x" label={formatMessage({ id: 'games.close' })} onClick={game.close} />}
    </div>
  );
}

/** What other teams bring, once it is known who plays. */
function Tools({ game: { known, info, mode }, nodeId }: Pick<PlayHeaderProps, 'game' | 'nodeId'>) {
  return known && <Slot name="play.tools" nodeId={nodeId} vendor={info.data?.game.vassalage} mode={mode} />;
}

/** Name and provider; an empty line each until they are known. */
function GameNames({ game: { info, heading, problem } }: { game: OpenedGame }) {
  const title = useGameTitle(info.data, problem);
  const game = info.data?.game;
  return (
    <div className={styles['names']}>
      <h1 ref={heading} tabIndex={-1} className={styles['name']} lang={languageOf(game?.gameName)}>
        {title ?? '\u00a0'}
      </h1>
      {game && <Icon name="chevron-down" size={14} className={styles['more']} />}
      {(game || !problem) && (
        <div className={styles['vendor']} lang={languageOf(game?.displayName)}>
          {game?.displayName ?? '\u00a0'}
        </div>
      )}
    </div>
  );
}

function toggleFullScreen(screen: HTMLElement | null): void {
  const switching = document.fullscreenElement ? document.exitFullscreen() : screen?.requestFullscreen();
  // Browsers refuse outside a press, and there is nothing to be done about that.
  switching?.catch(() => undefined);
}
