import type { LaunchValue } from '@pavilion/api/launch';
import { balance } from '@pavilion/api/calls/wallet';
import { useEmit, useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useGoTo } from '@pavilion/host/links';
import { useQueryClient } from '@pavilion/host/query';
import { useBusy } from '@pavilion/host/router';
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react';
import { refetchPosition } from '../../queries/position';
import { readGameMessage } from './game-message';

/** What happened since the game was opened. Amounts are minor units. */
export interface PlaySession {
  /** What the player is up or down. */
  net: bigint;
  rounds: number;
  /** A round is being played: nothing may be torn down now. */
  roundInProgress: boolean;
}

/** Follows what the game says, keeps the balance in step, and tells the game when the balance changed elsewhere. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  launch: LaunchValue | undefined,
  setPlayed: Dispatch<SetStateAction<PlaySession>>,
  leave: () => void,
): void {
  const http = useClient();
  const emit = useEmit();
  const goTo = useGoTo();
  const queries = useQueryClient();
  const [underWay, setUnderWay] = useState(false);
  // What the wallet last said here, so that the game is not told what it told us.
  const lastBalance = useRef<string>(undefined);
  useBusy(underWay);

  const origin = launch && new URL(launch.url).origin;
  const refetchBalance = async () => {
    const answer = await http.call(balance, {});
    lastBalance.current = answer.balance;
    emit('balance.changed', { balance: answer.balance });
  };
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
    // A balance that could not be read now comes with the next event of the stream.
    refetchBalance().catch(() => undefined);
    if (!started) refetchPosition(queries);
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

  useEvent('balance.changed', ({ balance: now }) => {
    if (!origin || now === lastBalance.current) return;
    lastBalance.current = now;
    frame.current?.contentWindow?.postMessage({ type: 'host.balance-changed' }, origin);
  });
}
