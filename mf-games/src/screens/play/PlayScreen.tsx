import { usePageTitle, useParams } from '@pavilion/host/router';
import { useRef, useState } from 'react';
import { DepositSheet } from './DepositSheet';
import { GameSheet } from './GameSheet';
import { LimitNotice } from './LimitNotice';
import { PlayHeader } from './PlayHeader';
import { RealityCheck } from './RealityCheck';
import { SessionFacts } from './SessionFacts';
import { MiniPlayerHeader } from './MiniPlayerHeader';
import { GameStage } from './GameStage';
import { useGoesOn } from './use-awaited-round';
import { type OpenedGame, useGame } from './use-game';
import { useGameTitle } from './use-game-title';
import { useRealityCheck } from './use-reality-check';
import { useUnlessTyping } from './use-unless-typing';
import styles from './play.module.css';

/** A game in its frame, with everything a player must always see around it; a mini-player while they look at other pages. */
export function PlayScreen() {
  const { nodeId = '' } = useParams();
  return <OpenGame key={nodeId} nodeId={nodeId} />;
}

function OpenGame({ nodeId }: { nodeId: string }) {
  const screen = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<'facts' | 'deposit'>();
  const openDeposit = () => setSheet('deposit');
  const game = useGame(nodeId, { onDeposit: openDeposit });
  const { info, mode, netPosition, minimized } = game;
  const title = useGameTitle(info.data, game.problem);
  usePageTitle(minimized ? undefined : title);
  const facts =
    game.known && !game.problem ? (
      <SessionFacts since={netPosition.since} net={netPosition.net} mode={mode} compact={minimized} />
    ) : null;
  return (
    <div ref={screen} className={styles['screen']} data-minimized={minimized || undefined}>
      {minimized ? (
        <MiniPlayerHeader info={info.data} facts={facts} onExpand={game.expand} onClose={game.close} />
      ) : (
        <PlayHeader {...{ game, nodeId, facts, screen }} onFacts={() => setSheet('facts')} onDeposit={openDeposit} />
      )}
      <GameStage game={game} nodeId={nodeId} />
      {info.data && (
        <GameSheet
          info={info.data}
          panels={game.panels}
          onPanel={game.openPanel}
          open={sheet === 'facts' && !minimized}
          onClose={() => setSheet(undefined)}
        />
      )}
      <DepositSheet open={sheet === 'deposit' && !minimized} onClose={() => setSheet(undefined)} />
      <Interruptions game={game} />
    </div>
  );
}

/** What may stand in a player's way, between two rounds: their own limits, and how long and how well they have played. */
function Interruptions({ game }: { game: OpenedGame }) {
  const { mode, netPosition } = game;
  const roundInProgress = useGoesOn(game.roundInProgress, game.connectionLost);
  const [due, dismiss] = useRealityCheck(netPosition.position, roundInProgress);
  const checking = useUnlessTyping(due);
  return (
    <>
      <LimitNotice playing={game.running && mode === 'real'} roundInProgress={roundInProgress} onEnd={game.close} />
      {checking && netPosition.position && (
        <RealityCheck
          position={netPosition.position}
          onContinue={dismiss}
          onEnd={() => {
            dismiss();
            game.close();
          }}
        />
      )}
    </>
  );
}
