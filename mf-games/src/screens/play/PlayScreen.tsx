import { useEmit } from '@pavilion/host/events';
import { useParams, useSearchParams } from '@pavilion/host/router';
import { useMember, useReturning } from '@pavilion/host/session';
import { useEffect, useRef, useState } from 'react';
import { useGameInfo } from '../../queries/game-info';
import { useLaunch } from '../../queries/launch';
import { GameFacts } from './GameFacts';
import { GameFrame } from './GameFrame';
import { PlayHeader } from './PlayHeader';
import { PlayProblem } from './PlayProblem';
import { SignInFirst } from './SignInFirst';
import { useLeave } from './use-leave';
import { type PlaySession, useGameMessages } from './use-game-messages';
import styles from './play.module.css';

const NOTHING_YET: PlaySession = { net: 0n, rounds: 0, underWay: false };

/** A game in its frame, with everything a player must always see around it. */
export function PlayScreen() {
  const { nodeId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const member = useMember();
  const returning = useReturning();
  const mode = member?.trial || params.get('mode') === 'free' ? 'free' : 'real';
  const [visit, setVisit] = useState(0);
  const [factsOpen, setFactsOpen] = useState(false);
  const [played, setPlayed] = useState(NOTHING_YET);
  const screen = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const info = useGameInfo(nodeId);
  const launch = useLaunch(nodeId, mode, visit);
  const leave = useLeave(played.underWay);
  useOpenedAndClosed(nodeId, launch.data !== undefined);
  useGameMessages(frame, launch.data, setPlayed, leave);

  const start = (wanted: 'real' | 'free') => {
    setPlayed(NOTHING_YET);
    setParams(wanted === 'free' ? { mode: 'free' } : {}, { replace: true });
  };
  const problem = info.error ?? launch.error;
  return (
    <div ref={screen} className={styles['screen']}>
      <PlayHeader
        info={info.data}
        mode={launch.data?.mode ?? mode}
        played={played}
        running={launch.data !== undefined}
        onLeave={leave}
        onFacts={() => setFactsOpen(true)}
        onMode={start}
        screen={screen}
      />
      <main className={styles['stage']}>
        {problem ? (
          <PlayProblem
            problem={problem}
            busy={launch.isFetching}
            onRetry={() => (info.error ? void info.refetch() : setVisit(visit + 1))}
            onReal={() => start('real')}
            onLeave={leave}
          />
        ) : !member && !returning ? (
          <SignInFirst info={info.data} onLeave={leave} />
        ) : (
          <GameFrame ref={frame} info={info.data} url={launch.data?.url} />
        )}
      </main>
      {info.data && <GameFacts info={info.data} open={factsOpen} onClose={() => setFactsOpen(false)} />}
    </div>
  );
}

function useOpenedAndClosed(nodeId: string, running: boolean): void {
  const emit = useEmit();
  useEffect(() => {
    if (!running) return undefined;
    emit('game.opened', { nodeId });
    return () => emit('game.closed', { nodeId });
  }, [emit, nodeId, running]);
}
