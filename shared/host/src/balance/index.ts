import type { WalletBalance } from '@pavilion/api/wallet';
import { useSyncExternalStore } from 'react';
import { useFlag } from '../brand';
import { useHost } from '../host';
import type { Balance, BalanceActions } from './balance';

export type { Balance, BalanceActions, BalanceSource } from './balance';

/** The one balance of the page; re-renders when it changes. It is read when somebody first uses it, and then told by the gateway. @public */
export function useBalance(): Balance {
  const { balance } = useHost();
  return useSyncExternalStore(balance.subscribe, balance.current, balance.current);
}

/**
 * The wallet that bets on games of `vendor` are taken from: the vendor's own where the brand has one for each, otherwise the main one. Nothing
 * until it is known.
 *
 * @public
 */
export function useGameWallet(vendor: string | undefined): WalletBalance | undefined {
  const separate = useFlag('VENDORWALLETS');
  const { value } = useBalance();
  const name = separate ? vendor && `vendor:${vendor.toLowerCase()}` : 'main';
  if (!value || !name) return undefined;
  const unopened = { wallet: name, balance: separate ? '0' : value.balance, version: 0 };
  return value.wallets?.find(({ wallet }) => wallet === name) ?? unopened;
}

/** Reads the balance, and says that money was moved. @public */
export function useBalanceActions(): BalanceActions {
  return useHost().balance;
}
