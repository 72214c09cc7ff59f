import type { Database } from '../../../platform/database';
import { lockWallets, type UnansweredBet, WALLET_CEILING } from '../wallet';

/** How much more the wallets of some bets take, in minor units. They are held until the caller's transaction ends. */
export interface Room {
  isHeld(bet: UnansweredBet): boolean;
  /** Takes the room for all of these, or none of it. */
  take(bets: readonly UnansweredBet[]): boolean;
}

/** Holds the wallets of these bets and tells how much room there is in them. */
export async function readRoom(trx: Database, bets: readonly UnansweredBet[]): Promise<Room> {
  const room = new Map<string, bigint>();
  for (const currency of [...new Set(bets.map((bet) => bet.currency))].sort()) {
    const members = new Set(bets.filter((bet) => bet.currency === currency).map(({ memberId }) => memberId));
    for (const { memberId, wallet, balance } of await lockWallets(trx, [...members], currency))
      room.set(walletOf({ memberId, currency, wallet }), WALLET_CEILING - balance);
  }
  return {
    isHeld: (bet) => room.has(walletOf(bet)),
    take(taken) {
      const left = new Map<string, bigint>();
      for (const bet of taken) {
        const key = walletOf(bet);
        left.set(key, (left.get(key) ?? room.get(key) ?? 0n) - bet.amount);
      }
      if ([...left.values()].some((amount) => amount < 0n)) return false;
      for (const [key, amount] of left) room.set(key, amount);
      return true;
    },
  };
}

/** The bets of rounds for all of whose bets there is room, and those of the others: a round goes back whole or not at all. */
export function roundsThatFit(bets: readonly UnansweredBet[], room: Room) {
  const rounds = new Map<string, UnansweredBet[]>();
  for (const bet of bets) {
    const key = `${bet.memberId} ${bet.round}`;
    rounds.set(key, [...(rounds.get(key) ?? []), bet]);
  }
  const fitting: UnansweredBet[] = [];
  const left: UnansweredBet[] = [];
  for (const round of rounds.values()) (room.take(round) ? fitting : left).push(...round);
  return { fitting, left };
}

function walletOf({ memberId, currency, wallet }: Pick<UnansweredBet, 'memberId' | 'currency' | 'wallet'>): string {
  return `${memberId} ${currency} ${wallet}`;
}
