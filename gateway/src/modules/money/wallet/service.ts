import type { StatementQuery } from '@pavilion/api/wallet';
import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { type BalanceChanges, collectBalanceChanges } from './balance-changes';
import { createBatcher } from './batcher';
import type { Movement, Posting, WalletName } from './movement';
import {
  bestRounds,
  type PlayedGame,
  playedGames,
  type LatestRound,
  type PlayTotals,
  isPlaying,
  playedSince,
  roundsWonSince,
  type WonRound,
} from './rounds';
import { readRound } from './round-queries';
import { hasOpenRound } from './limit-refusals';
import { isReferenceKnown } from './is-reference-known';
import { readStatement, type Statement } from './statement';
import { hasDeposited } from './has-deposited';
import { postMovements, postBatch, readBalance } from './store';
import { readWallets, type WalletState } from './wallets';

/** Members' money. Amounts are minor units of the currency named. */
export interface Wallet {
  /** What a member holds, in the main wallet unless another is named. */
  balance(memberId: string, currency: string, wallet?: WalletName): Promise<bigint>;
  /** Every wallet that a member ever had money in, the main one first. */
  wallets(memberId: string, currency: string): Promise<WalletState[]>;
  /**
   * Posts one movement, at most once per reference, together with whatever else is asked for at this moment.
   *
   * @throws what the database said, or DomainError `service.unavailable` when too many wait
   */
  post(movement: Movement): Promise<Posting>;
  /**
   * A transaction in which money may move. Once it is committed, and only then, open pages are told what wallets hold now.
   *
   * @throws whatever `run` throws, and nothing of it is kept
   */
  transaction<Value>(run: (trx: Database) => Promise<Value>): Promise<Value>;
  /** Posts inside a {@link transaction}. */
  postWithin(trx: Database, movement: Movement): Promise<Posting>;
  /** Posts many inside a transaction of the caller's, in their order: for books carried over from elsewhere. Nothing is announced. */
  postAllWithin(trx: Database, movements: readonly Movement[]): Promise<Posting[]>;
  /** Whether a member ever paid in; within a transaction, by another deposit than the one of that reference. */
  hasDeposited(memberId: string, currency: string, other?: { except: string; within: Database }): Promise<boolean>;
  /** Movements in the days asked for, newest first. @throws DomainError `request.invalid` */
  statement(memberId: string, currency: string, query: StatementQuery, timeZone: string): Promise<Statement>;
  /** The rounds of a brand that paid best lately, for its winner board. */
  bestRounds(brand: string, limit: number): Promise<WonRound[]>;
  /** The rounds of a brand that were won after a moment, newest first, as they happen. */
  roundsWonSince(brand: string, since: Date | undefined, limit: number): Promise<LatestRound[]>;
  /** How many members bet in which game lately, for what is hot and the top ten. */
  playedGames(brand: string): Promise<PlayedGame[]>;
  /** What a member staked and was paid in games since then. */
  playedSince(memberId: string, currency: string, since: Date): Promise<PlayTotals>;
  /** Whether a round of this game is open, or money moved in it within the last hour. */
  isPlaying(memberId: string, game: { vendor: string; game: string }): Promise<boolean>;
  /** Whether the member has a round of this game that has not ended; one that nobody ended within a day is not waited for. */
  hasOpenRound(memberId: string, game: { vendor: string; game: string }): Promise<boolean>;
  /** Whether a round that its vendor calls so is one of the member's in this game. */
  hasRound(memberId: string, game: { vendor: string; game: string }, round: string): Promise<boolean>;
  /** Whether anything was ever asked under this reference, however it ended. */
  isReferenceKnown(reference: string): Promise<boolean>;
}

/** The wallet over the ledger. */
export function createWallet({ db, pool, bus, log }: Platform): Wallet {
  const uncommitted = new WeakMap<Database, BalanceChanges>();
  const post = async (movements: readonly Movement[]) => {
    const postings = await postBatch(pool, movements);
    const changes = collectBalanceChanges();
    changes.add(movements, postings);
    changes.publish(bus);
    return postings;
  };
  return {
    balance: (...asked) => readBalance(db, ...asked),
    wallets: (...asked) => readWallets(db, ...asked),
    post: createBatcher({ post, log }),
    async transaction(run) {
      const changes = collectBalanceChanges();
      const value = await db.transaction().execute((trx) => {
        uncommitted.set(trx, changes);
        return run(trx);
      });
      changes.publish(bus);
      return value;
    },
    async postWithin(trx, movement) {
      const changes = uncommitted.get(trx);
      if (!changes) throw new Error('Money moves in a transaction of the wallet, or no page is told');
      const [posting] = await postMovements(trx, [movement]);
      if (!posting) throw new Error('The ledger gave no answer');
      changes.add([movement], [posting]);
      return posting;
    },
    postAllWithin: postMovements,
    hasDeposited: (memberId, currency, other) => hasDeposited(other?.within ?? db, memberId, currency, other?.except),
    statement: (...asked) => readStatement(db, ...asked),
    bestRounds: (brand, limit) => bestRounds(db, brand, limit),
    roundsWonSince: (...asked) => roundsWonSince(db, ...asked),
    playedGames: (brand) => playedGames(db, brand),
    playedSince: (...asked) => playedSince(db, ...asked),
    isPlaying: (...asked) => isPlaying(db, ...asked),
    hasOpenRound: (...asked) => hasOpenRound(db, ...asked),
    hasRound: async (memberId, { vendor, game }, round) => (await readRound(db, memberId, vendor, round))?.game === game,
    isReferenceKnown: (reference) => isReferenceKnown(db, reference),
  };
}
