import type { LaunchValue } from '@pavilion/api/launch';
import { useBalanceActions } from '@pavilion/host/balance';
import { useGoTo } from '@pavilion/host/links';
import { useQueryClient } from '@pavilion/host/query';
import { useBusy } from '@pavilion/host/router';
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { refetchPosition } from '../../queries/position';
import { readGameMessage } from './game-message';
import { useTellGameBalance } from './use-tell-game-balance';

/** What happened since the game was opened. Amounts are minor units. */
export interface PlaySession {
  /** What the player is up or down. */
  net: bigint;
  rounds: number;
  /** A round is being played: nothing may be torn down now. */
  roundInProgress: boolean;
}

/** Follows what the game says, and tells the game when the balance changed elsewhere. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  launch: LaunchValue | undefined,
  setPlayed: Dispatch<SetStateAction<PlaySession>>,
  { vendor, leave }: { vendor: string | undefined; leave: () => void },
): void {
  const { moneyMoved } = useBalanceActions();
  const goTo = useGoTo();
  const queries = useQueryClient();
  const [underWay, setUnderWay] = useState(false);
  useBusy(underWay);

  const origin = launch && new URL(launch.url).origin;
  const accountFor = useTellGameBalance(frame, { url: launch?.url, vendor, underWay });
  const hear = useEffectEvent((data: unknown) => {
    const message = readGameMessage(data);
    if (!message || !launch) return;
    if (message.type === 'studio.exit') return leave();
    if (message.type === 'studio.deposit') return goTo('wallet.deposit');
    const started = message.type === 'studio.round-started';
    setUnderWay(started);
    setPlayed((played) => ({
      net: played.net + (started ? 0n : message.net),
      rounds: played.rounds + (started ? 0 : 1),
      roundInProgress: started,
    }));
    if (launch.mode !== 'real') return undefined;
    moneyMoved();
    if (started) return undefined;
    accountFor(message.net);
    refetchPosition(queries);
    return undefined;
  });

  useEffect(() => {
    if (!origin) return undefined;
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) hear(event.data);
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      setUnderWay(false);
    };
  }, [origin, frame]);
}
