import { useCatalogueChanges } from '@pavilion/features/games';
import { useKeepAlive } from '@pavilion/host/mini-player';
import { useEmit } from '@pavilion/host/events';
import { useSearchParams } from '@pavilion/host/router';
import { useMember, useReturning } from '@pavilion/host/session';
import { useEffect, useRef, useState } from 'react';
import { useGameInfo } from '../../queries/game-info';
import { useLaunch } from '../../queries/launch';
import { type PlaySession, useGameMessages } from './use-game-messages';
import { useLeave } from './use-leave';
import { useNetPosition } from './use-net-position';

const EMPTY_SESSION: PlaySession = { net: 0n, rounds: 0, roundInProgress: false };

/** A game that is open, or opening, and what can be done with it. */
export type OpenedGame = ReturnType<typeof useGame>;

/** Opens a game for this player and follows it until they close it. */
export function useGame(nodeId: string) {
  const [params, setParams] = useSearchParams();
  const member = useMember();
  const returning = useReturning();
  const asked = member?.trial || params.get('mode') === 'free' ? 'free' : 'real';
  const [visit, setVisit] = useState(0);
  const [played, setPlayed] = useState(EMPTY_SESSION);
  const frame = useRef<HTMLIFrameElement>(null);
  const info = useGameInfo(nodeId);
  useCatalogueChanges(['games', 'info']);
  const launch = useLaunch(nodeId, asked, visit);
  const problem = info.error ?? launch.error;
  const opened = problem ? undefined : launch.data;
  const running = opened !== undefined;
  const { minimized, expand, close: closeMiniPlayer } = useKeepAlive(running);
  const { back, close } = useLeave({ roundInProgress: played.roundInProgress, minimized, closeMiniPlayer });
  const known = member !== undefined || returning;
  useCloseEmptyMiniPlayer(minimized && (problem !== null || !known), closeMiniPlayer);
  useEmitGameEvents(nodeId, running);
  useGameMessages(frame, opened, setPlayed, { vendor: info.data?.game.vassalage, leave: close });
  return {
    info,
    launch,
    problem,
    frame,
    running,
    /** It was switched off while it was open: bets are refused, what is open ends. */
    closed: running && info.data?.game.inMaintenance === true,
    mode: opened?.mode ?? asked,
    /** Somebody is signed in, or about to be known again. */
    known,
    roundInProgress: played.roundInProgress,
    netPosition: useNetPosition(opened, launch.dataUpdatedAt, played),
    minimized,
    expand,
    back,
    close,
    retry: () => (info.error ? void info.refetch() : setVisit(visit + 1)),
    start(wanted: 'real' | 'free') {
      setPlayed(EMPTY_SESSION);
      setParams(wanted === 'free' ? { mode: 'free' } : {}, { replace: true });
    },
  };
}

/** What did not open again after a refresh does not become a mini-player. */
function useCloseEmptyMiniPlayer(nothing: boolean, end: () => void): void {
  useEffect(() => {
    if (nothing) end();
  }, [nothing, end]);
}

function useEmitGameEvents(nodeId: string, running: boolean): void {
  const emit = useEmit();
  useEffect(() => {
    if (!running) return undefined;
    emit('game.opened', { nodeId });
    return () => emit('game.closed', { nodeId });
  }, [emit, nodeId, running]);
}
