import { CallError } from '@pavilion/host/http';
import { ClosedNotice } from './ClosedNotice';
import { ComingSoon } from './ComingSoon';
import { ConnectionNotice } from './ConnectionNotice';
import { GameFrame } from './GameFrame';
import { PlayProblem } from './PlayProblem';
import { SignInRequired } from './SignInRequired';
import type { OpenedGame } from './use-game';
import { useSettled } from './use-settled';
import styles from './play.module.css';

interface StageProps {
  game: OpenedGame;
  nodeId: string;
}

/** Where the game stands, or why it does not. The same element in both sizes: a frame that moves in the document begins anew. */
export function GameStage({ game, nodeId }: StageProps) {
  const { minimized } = game;
  const settled = useSettled(minimized);
  return (
    <div
      className={styles['stage']}
      role={minimized ? undefined : 'main'}
      inert={minimized}
      data-settling={(minimized && !settled) || undefined}
    >
      <StageContent game={game} nodeId={nodeId} />
    </div>
  );
}

function StageContent({ game, nodeId }: StageProps) {
  const { info, launch, problem, frame, minimized } = game;
  if (info.data && (info.data.game.notConnected || isAnnounced(problem)))
    return <ComingSoon nodeId={nodeId} info={info.data} onLeave={game.close} />;
  if (problem)
    return (
      <PlayProblem
        problem={problem}
        busy={launch.isFetching}
        onRetry={game.retry}
        onReal={() => game.start('real')}
        onLeave={game.close}
      />
    );
  if (!game.known)
    return <SignInRequired nodeId={nodeId} info={info.data} onFree={() => game.start('free')} onLeave={game.close} />;
  return (
    <>
      {game.closed && !minimized && <ClosedNotice onLeave={game.close} />}
      <GameFrame ref={frame} nodeId={nodeId} info={info.data} url={launch.data?.url} onLoaded={game.focusFrame} />
      {!minimized && <ConnectionNotice lost={game.connectionLost} roundInProgress={game.roundInProgress} />}
    </>
  );
}

function isAnnounced(problem: Error | null): boolean {
  return problem instanceof CallError && problem.code === 'games.not_connected';
}
