import { useGameWallet } from '@pavilion/host/balance';
import { type RefObject, useEffect, useRef } from 'react';
import { tellGame } from './host-message';

interface OpenedFrame {
  /** Where the game runs. */
  url: string | undefined;
  vendor: string | undefined;
  /** A round is being played: what changes meanwhile is mostly the game's doing, and it is looked at afterwards. */
  underWay: boolean;
}

/**
 * Has the game ask for its balance when the wallet holds something else than its own rounds explain: a deposit, a transfer, another page.
 * What the returned function is told, in minor units, is explained.
 */
export function useTellGameBalance(
  frame: RefObject<HTMLIFrameElement | null>,
  { url, vendor, underWay }: OpenedFrame,
): (net: bigint) => void {
  const balance = useGameWallet(vendor)?.balance;
  // Of one game: another, or the same one opened again, asks for its balance when it begins.
  const explained = useRef<{ url: string; amount: bigint }>(undefined);
  useEffect(() => {
    if (!url || underWay || balance === undefined) return;
    const before = explained.current;
    explained.current = { url, amount: BigInt(balance) };
    if (before?.url !== url || before.amount === BigInt(balance)) return;
    tellGame(frame, url, { type: 'host.balance-changed' });
  }, [frame, url, underWay, balance]);
  return (net) => {
    if (explained.current) explained.current.amount += net;
  };
}
