import { ClosedNotice } from './ClosedNotice';
import { GameFrame } from './GameFrame';
import { PlayProblem } from './PlayProblem';
import { SignInRequired } from './SignInRequired';
import type { OpenedGame } from './use-game';
import styles from './play.module.css';

/** Where the game stands, or why it does not. The same element in both sizes: a frame that moves in the document begins anew. */
export function GameStage({ game }: { game: OpenedGame }) {
  const { minimized } = game;
  return (
    <div className={styles['stage']} role={minimized ? undefined : 'main'} inert={minimized}>
      <StageContent game={game} />
    </div>
  );
}

function StageContent({ game }: { game: OpenedGame }) {
  const { info, launch, problem, frame, minimized } = game;
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
  if (!game.known) return <SignInRequired info={info.data} onLeave={game.close} />;
  return (
    <>
      {game.closed && !minimized && <ClosedNotice onLeave={game.close} />}
      <GameFrame ref={frame} info={info.data} url={launch.data?.url} />
    </>
  );
}
