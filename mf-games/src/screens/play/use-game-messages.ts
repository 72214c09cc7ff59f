import type { LaunchValue } from '@pavilion/api/launch';
import { useBalanceActions } from '@pavilion/host/balance';
import { useQueryClient } from '@pavilion/host/query';
import { useBusy } from '@pavilion/host/router';
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { refetchPosition } from '../../queries/position';
import { type GameMessage, type GamePanel, readGameMessage } from './game-message';
import { frameMessage, tellGame } from './host-message';
import { useGiveUpRound } from './use-awaited-round';
import { useTellGameBalance } from './use-tell-game-balance';

/** What happened since the game was opened. Amounts are minor units. */
export interface PlaySession {
  /** What the player is up or down. */
  net: bigint;
  /** A round is being played: nothing may be torn down now. */
  roundInProgress: boolean;
  /** What the game itself says it has; of play money nobody else knows. */
  balance: bigint | undefined;
  /** The game cannot reach its server. */
  connectionLost: boolean;
  /** Sheets that the game can open. */
  panels: readonly GamePanel[];
}

export const EMPTY_SESSION: PlaySession = {
  net: 0n,
  roundInProgress: false,
  balance: undefined,
  connectionLost: false,
  panels: [],
};

interface MessageHandlers {
  vendor: string | undefined;
  minimized: boolean;
  leave: () => void;
  deposit: () => void;
}

/** Follows what the game says, and tells the game how its frame stands and when the balance changed elsewhere. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  launch: LaunchValue | undefined,
  setPlayed: Dispatch<SetStateAction<PlaySession>>,
  { vendor, minimized, leave, deposit }: MessageHandlers,
): void {
  const { moneyMoved } = useBalanceActions();
  const queries = useQueryClient();
  const [underWay, setUnderWay] = useState(false);
  const [heardAt, setHeardAt] = useState(0);
  useBusy(underWay);
  useGiveUpRound(underWay, heardAt, () => {
    setUnderWay(false);
    setPlayed((played) => ({ ...played, roundInProgress: false }));
  });

  const url = launch?.url;
  const accountFor = useTellGameBalance(frame, { url, vendor, underWay });
  useTellGameFrame(frame, url, minimized);
  const hear = useEffectEvent((data: unknown) => {
    const message = readGameMessage(data);
    if (!message || !launch) return;
    setHeardAt(Date.now());
    if (message.type === 'studio.exit') return leave();
    if (message.type === 'studio.deposit') return deposit();
    if (message.type === 'studio.ready') {
      tellGame(frame, launch.url, frameMessage(minimized));
      setUnderWay(false);
    }
    setPlayed((played) => ({ ...played, ...changeBy(message, played) }));
    if (message.type !== 'studio.round-started' && message.type !== 'studio.round-settled') return undefined;
    setUnderWay(message.type === 'studio.round-started');
    if (launch.mode !== 'real') return undefined;
    moneyMoved();
    if (message.type === 'studio.round-started') return undefined;
    accountFor(message.net);
    refetchPosition(queries);
    return undefined;
  });

  useEffect(() => {
    if (!url) return undefined;
    const { origin } = new URL(url);
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) hear(event.data);
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      setUnderWay(false);
    };
  }, [url, frame]);
}

function changeBy(message: GameMessage, { net }: PlaySession): Partial<PlaySession> {
  switch (message.type) {
    case 'studio.round-started':
      return { roundInProgress: true };
    case 'studio.round-settled':
      return { roundInProgress: false, connectionLost: false, net: net + message.net };
    case 'studio.balance':
      return { balance: message.balance };
    case 'studio.connection':
      return { connectionLost: message.state === 'lost' };
    case 'studio.ready':
      // It begins anew: a round that it takes up again is told next.
      return { panels: message.panels, roundInProgress: false, connectionLost: false };
    default:
      return {};
  }
}

/** Tells a game that runs when it becomes a mini-player or is made whole again, and when the theme of the site changes. */
function useTellGameFrame(frame: RefObject<HTMLIFrameElement | null>, url: string | undefined, minimized: boolean): void {
  useEffect(() => {
    if (!url) return undefined;
    const tell = () => tellGame(frame, url, frameMessage(minimized));
    tell();
    const themes = new MutationObserver(tell);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => themes.disconnect();
  }, [frame, url, minimized]);
}
