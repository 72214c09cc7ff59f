import { useCatalogueChanges } from '@pavilion/features/games';
import { useKeepAlive } from '@pavilion/host/mini-player';
import { useEmit } from '@pavilion/host/events';
import { useSearchParams } from '@pavilion/host/router';
import { useMember, useReturning } from '@pavilion/host/session';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useGameInfo } from '../../queries/game-info';
import { useLaunch } from '../../queries/launch';
import { EMPTY_SESSION, type PlaySession, useGameMessages } from './use-game-messages';
import { type GamePanel } from './game-message';
import { tellGame } from './host-message';
import { useGameFocus } from './use-game-focus';
import { useLeave } from './use-leave';
import { useNetPosition } from './use-net-position';

/** A game that is open, or opening, and what can be done with it. */
export type OpenedGame = ReturnType<typeof useGame>;

/** Opens a game for this player and follows it until they close it. */
export function useGame(nodeId: string, { onDeposit }: { onDeposit: () => void }) {
  const [params, setParams] = useSearchParams();
  const member = useMember();
  const returning = useReturning();
  const { asked, round } = askedFor(params, member);
  const [visit, setVisit] = useState(0);
  const [played, setPlayed] = useState(EMPTY_SESSION);
  const frame = useRef<HTMLIFrameElement>(null);
  const info = useGameInfo(nodeId);
  useCatalogueChanges(['games', 'info']);
  const launch = useLaunch(nodeId, asked, visit, round);
  const problem = info.error ?? launch.error;
  const opened = problem ? undefined : launch.data;
  const running = opened !== undefined;
  const { minimized, expand, close: closeMiniPlayer } = useKeepAlive(running);
  const { back, close } = useLeave({ roundInProgress: played.roundInProgress, minimized, closeMiniPlayer });
  const known = member !== undefined || returning;
  useCloseEmptyMiniPlayer(minimized && (problem !== null || !known), closeMiniPlayer);
  useEmitGameEvents(nodeId, running);
  useGameMessages(frame, opened, setPlayed, { vendor: info.data?.game.vassalage, minimized, leave: close, deposit: onDeposit });
  const { heading, focusFrame } = useGameFocus(frame, { minimized, shown: info.data !== undefined });
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
    ...toldBy(played, running),
    heading,
    focusFrame,
    netPosition: useNetPosition(opened, launch.dataUpdatedAt, played),
    minimized,
    expand,
    back,
    close,
    retry: () => (info.error ? void info.refetch() : setVisit(visit + 1)),
    /** Has the game open one of its own sheets. */
    openPanel: (panel: GamePanel) => opened && openGamePanel(frame, opened.url, panel),
    start(wanted: 'real' | 'free') {
      setPlayed(EMPTY_SESSION);
      setParams(wanted === 'free' ? { mode: 'free' } : {}, { replace: true });
    },
  };
}

/** What the address asks for. Free play has no rounds to be seen again. */
function askedFor(params: URLSearchParams, member: ReturnType<typeof useMember>) {
  if (member?.trial || params.get('mode') === 'free') return { asked: 'free', round: undefined } as const;
  return { asked: 'real', round: params.get('round') ?? undefined } as const;
}

/** What the game has said of itself. `playMoney` is minor units. */
function toldBy({ roundInProgress, connectionLost, balance, panels }: PlaySession, running: boolean) {
  return { roundInProgress, connectionLost: running && connectionLost, playMoney: balance, panels };
}

/** What did not open again after a refresh does not become a mini-player. */
function useCloseEmptyMiniPlayer(nothing: boolean, end: () => void): void {
  useEffect(() => {
    if (nothing) end();
  }, [nothing, end]);
}

function openGamePanel(frame: RefObject<HTMLIFrameElement | null>, url: string, panel: GamePanel): void {
  tellGame(frame, url, { type: 'host.open', panel });
  // The sheet that closes now gives the focus back to its button first.
  setTimeout(() => frame.current?.focus());
}

function useEmitGameEvents(nodeId: string, running: boolean): void {
  const emit = useEmit();
  useEffect(() => {
    if (!running) return undefined;
    emit('game.opened', { nodeId });
    return () => emit('game.closed', { nodeId });
  }, [emit, nodeId, running]);
}
