import { useParams } from '@pavilion/host/router';
import { useRef, useState } from 'react';
import { GameFacts } from './GameFacts';
import { LimitNotice } from './LimitNotice';
import { PlayHeader } from './PlayHeader';
import { RealityCheck } from './RealityCheck';
import { SessionFacts } from './SessionFacts';
import { MiniPlayerHeader } from './MiniPlayerHeader';
import { GameStage } from './GameStage';
import { useGame } from './use-game';
import { useRealityCheck } from './use-reality-check';
import styles from './play.module.css';

/** A game in its frame, with everything a player must always see around it; a mini-player while they look at other pages. */
export function PlayScreen() {
  const { nodeId = '' } = useParams();
  return <OpenGame key={nodeId} nodeId={nodeId} />;
}

function OpenGame({ nodeId }: { nodeId: string }) {
  const screen = useRef<HTMLDivElement>(null);
  const [factsOpen, setFactsOpen] = useState(false);
  const game = useGame(nodeId);
  const { info, mode, netPosition, roundInProgress, minimized } = game;
  const [due, dismiss] = useRealityCheck(netPosition.position, roundInProgress);
  const facts = game.known && !game.problem && (
    <SessionFacts since={netPosition.since} net={netPosition.net} mode={mode} compact={minimized} />
  );
  return (
    <div ref={screen} className={styles['screen']} data-minimized={minimized || undefined}>
      {minimized ? (
        <MiniPlayerHeader info={info.data} facts={facts} onExpand={game.expand} onClose={game.close} />
      ) : (
        <PlayHeader game={game} facts={facts} onFacts={() => setFactsOpen(true)} screen={screen} />
      )}
      <GameStage game={game} />
      {info.data && <GameFacts info={info.data} open={factsOpen} onClose={() => setFactsOpen(false)} />}
      <LimitNotice playing={game.running && mode === 'real'} roundInProgress={roundInProgress} onEnd={game.close} />
      {due && netPosition.position && (
        <RealityCheck
          position={netPosition.position}
          onContinue={dismiss}
          onEnd={() => {
            dismiss();
            game.close();
          }}
        />
      )}
    </div>
  );
}
