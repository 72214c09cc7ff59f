import type { StatementQuery } from '@pavilion/api/wallet';
import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { createBatcher } from './batcher';
import type { Movement, Posting, WalletName } from './movement';
import { bestRounds, type PlayTotals, isPlaying, playedSince, type WonRound } from './rounds';
import { isReferenceKnown } from './is-reference-known';
import { readStatement, type Statement } from './statement';
import { hasDeposited } from './has-deposited';
import { postMovements, postBatch, readBalance } from './store';
import { type WalletHolding, readWallets } from './wallets';

/** Members' money. Amounts are minor units of the currency named. */
export interface Wallet {
  /** What a member holds, in the main wallet unless another is named. */
  balance(memberId: string, currency: string, wallet?: WalletName): Promise<bigint>;
  /** Every wallet that a member ever had money in, the main one first. */
  wallets(memberId: string, currency: string): Promise<WalletHolding[]>;
  /**
   * Posts one movement, at most once per reference, together with whatever else is asked for at this moment.
   *
   * @throws what the database said, or DomainError `service.unavailable` when too many wait
   */
  post(movement: Movement): Promise<Posting>;
  /** Posts inside a transaction of the caller's, which then must {@link announce} it once committed. */
  postWithin(trx: Database, movement: Movement): Promise<Posting>;
  /** Posts many inside a transaction of the caller's, in their order: for books carried over from elsewhere. Nothing is announced. */
  postAllWithin(trx: Database, movements: readonly Movement[]): Promise<Posting[]>;
  /** Whether a member ever paid in; within a transaction, by another deposit than the one of that reference. */
  hasDeposited(memberId: string, currency: string, other?: { except: string; within: Database }): Promise<boolean>;
  /** Movements in the days asked for, newest first. @throws DomainError `request.invalid` */
  statement(memberId: string, currency: string, query: StatementQuery, timeZone: string): Promise<Statement>;
  /** The rounds of a brand that paid best lately, for its winner board. */
  bestRounds(brand: string, limit: number): Promise<WonRound[]>;
  /** What a member staked and was paid in games since then. */
  playedSince(memberId: string, currency: string, since: Date): Promise<PlayTotals>;
  /** Whether a round of this game is open, or money moved in it within the last hour. */
  isPlaying(memberId: string, game: { vendor: string; game: string }): Promise<boolean>;
  /** Whether anything was ever asked under this reference, however it ended. */
  isReferenceKnown(reference: string): Promise<boolean>;
  /** Tells open pages that these members' balances changed. */
  announce(brand: string, memberIds: readonly string[]): void;
}

// A notification between instances carries at most 8000 bytes, for up to twenty messages.
const IDS_PER_MESSAGE = 15;

/** The wallet over the ledger. */
export function createWallet({ db, pool, bus, log }: Platform): Wallet {
  const announce = (brand: string, memberIds: readonly string[]) => {
    const members = [...new Set(memberIds)];
    for (let at = 0; at < members.length; at += IDS_PER_MESSAGE) {
      bus.publish('balance.changed', { brand, memberIds: members.slice(at, at + IDS_PER_MESSAGE) });
    }
  };
  const post = async (movements: readonly Movement[]) => {
    const postings = await postBatch(pool, movements);
    for (const [brand, memberIds] of balanceChanges(movements, postings)) announce(brand, memberIds);
    return postings;
  };
  return {
    balance: (...asked) => readBalance(db, ...asked),
    wallets: (...asked) => readWallets(db, ...asked),
    post: createBatcher({ post, log }),
    async postWithin(trx, movement) {
      const [posting] = await postMovements(trx, [movement]);
      if (!posting) throw new Error('The ledger gave no answer');
      return posting;
    },
    postAllWithin: postMovements,
    hasDeposited: (memberId, currency, other) => hasDeposited(other?.within ?? db, memberId, currency, other?.except),
    statement: (...asked) => readStatement(db, ...asked),
    bestRounds: (brand, limit) => bestRounds(db, brand, limit),
    playedSince: (...asked) => playedSince(db, ...asked),
    isPlaying: (...asked) => isPlaying(db, ...asked),
    isReferenceKnown: (reference) => isReferenceKnown(db, reference),
    announce,
  };
}

function balanceChanges(movements: readonly Movement[], postings: readonly Posting[]): Map<string, string[]> {
  const byBrand = new Map<string, string[]>();
  movements.forEach(({ brand, memberId }, at) => {
    const posting = postings[at];
    if (!posting || posting.repeated || posting.effect === 0n) return;
    const members = byBrand.get(brand);
    if (members) members.push(memberId);
    else byBrand.set(brand, [memberId]);
  });
  return byBrand;
}
