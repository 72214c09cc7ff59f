import type { StreamEvents } from '@pavilion/api/stream';
import type { BalanceValue, WalletBalance } from '@pavilion/api/wallet';

/** What a member's wallets hold, of each the newest that was said, in whatever order it arrives. */
export interface Holdings {
  /** The whole of it was read. */
  accept(read: BalanceValue): void;
  /** One wallet changed. */
  apply(change: StreamEvents['wallet']): void;
  /** Nothing before the whole was read once: only that says which wallets there are and what they are called. */
  value(): BalanceValue | undefined;
}

type State = Pick<WalletBalance, 'wallet' | 'balance' | 'version'>;

export function createHoldings(): Holdings {
  const newest = new Map<string, State>();
  let lastRead: BalanceValue | undefined;
  const keep = (currency: string, { wallet, balance, version }: State) => {
    const key = `${currency} ${wallet}`;
    const known = newest.get(key);
    if (!known || known.version <= version) newest.set(key, { wallet, balance, version });
  };
  return {
    accept(read) {
      lastRead = read;
      for (const each of read.wallets ?? []) keep(read.currency, each);
      for (const { wallet, version } of read.emptied ?? []) keep(read.currency, { wallet, version, balance: '0' });
    },
    apply: ({ currency, ...state }) => keep(currency, state),
    value() {
      if (!lastRead) return undefined;
      const { currency, wallets: listed = [] } = lastRead;
      const stateOf = ({ wallet, ...rest }: WalletBalance) => ({ wallet, ...rest, ...newest.get(`${currency} ${wallet}`) });
      const unlisted = [...newest]
        .filter(([key, { wallet, balance }]) => key === `${currency} ${wallet}` && balance !== '0' && !isListed(listed, wallet))
        .map(([, state]) => state);
      const wallets = [...listed.map(stateOf), ...unlisted];
      return { ...lastRead, wallets, balance: wallets.find(({ wallet }) => wallet === 'main')?.balance ?? lastRead.balance };
    },
  };
}

function isListed(listed: readonly WalletBalance[], name: string): boolean {
  return listed.some(({ wallet }) => wallet === name);
}
