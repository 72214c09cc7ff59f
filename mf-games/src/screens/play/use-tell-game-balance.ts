import { useGameWallet } from '@pavilion/host/balance';
import { type RefObject, useEffect, useRef } from 'react';

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
  const explained = useRef<bigint>(undefined);
  useEffect(() => () => void (explained.current = undefined), [url]);
  useEffect(() => {
    if (!url || underWay || balance === undefined) return;
    const before = explained.current;
    explained.current = BigInt(balance);
    if (before === undefined || before === BigInt(balance)) return;
    frame.current?.contentWindow?.postMessage({ type: 'host.balance-changed' }, new URL(url).origin);
  }, [frame, url, underWay, balance]);
  return (net) => {
    if (explained.current !== undefined) explained.current += net;
  };
}
