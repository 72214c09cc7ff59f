import type { WalletBalance } from '@pavilion/api/wallet';
import { isVendorWallet } from './use-wallet-name';

/** From where, and where to. One of the two is the main wallet. */
export interface WalletPair {
  from: string;
  to: string;
}

/** The pair to begin with: into the vendor's that was asked for, else into the first; back, where nothing can be moved in. */
export function initialPair(wallets: readonly WalletBalance[], to: string | undefined, onlyBack: boolean): WalletPair {
  const vendors = wallets.filter(isVendorWallet);
  const vendor = vendors.find(({ wallet }) => wallet === to) ?? vendors[0];
  const name = vendor?.wallet ?? '';
  return onlyBack ? { from: name, to: 'main' } : { from: 'main', to: name };
}

/** With another wallet to take from: the other side follows, because one of them is always the main wallet. */
export function withSource(pair: WalletPair, from: string): WalletPair {
  if (from === 'main') return { from, to: pair.from === 'main' ? pair.to : pair.from };
  return { from, to: 'main' };
}

export function swapped({ from, to }: WalletPair): WalletPair {
  return { from: to, to: from };
}
