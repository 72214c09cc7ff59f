import type { Database } from '../../../platform/database';
import { type DayTotals, type GameTotals, readTotals } from './day-totals';
import type { DayRange } from '../../../platform/time';
import { entriesOfRound, type TransactionDetails, movementsOfRound, readTransactionDetails } from './transaction-details';
import { readRound, type RoundFilter, roundPage, type RoundCursor, type RoundRow, roundSums } from './round-queries';
import {
  balanceAt,
  type Statement,
  type StatementFilter,
  statementPage,
  statementSums,
  type Sums,
  type DayBoundary,
} from './statement';

/** What members look up in the ledger about themselves. Amounts are minor units; days are those of the time zone that is named. */
export interface LedgerQueries {
  /** @throws DomainError `request.invalid` */
  movementSums(choice: StatementFilter): Promise<Sums>;
  /** Movements after a cursor, newest first; the days are as the caller checked them. */
  movements(choice: StatementFilter, cursor: string | undefined, size: number): Promise<Statement>;
  /** What a wallet held when a day turned. */
  balanceAt(memberId: string, currency: string, turn: DayBoundary): Promise<bigint>;
  /** A movement with what belongs to it; nothing when it is not the member's. */
  transactionDetails(memberId: string, id: bigint): Promise<TransactionDetails | undefined>;
  /** Days and games. @throws DomainError `request.invalid` */
  totals(asked: DayRange & { memberId: string; currency: string; timeZone: string }): ReturnType<typeof readTotals>;
  /** @throws DomainError `request.invalid` */
  rounds(choice: RoundFilter, after: RoundCursor | undefined, size: number): ReturnType<typeof roundPage>;
  /** @throws DomainError `request.invalid` */
  roundSums(choice: RoundFilter): ReturnType<typeof roundSums>;
  round(memberId: string, vendor: string, round: string): Promise<RoundRow | undefined>;
  movementsOfRound(round: RoundRow): ReturnType<typeof movementsOfRound>;
  entriesOfRound(round: RoundRow, most: number): ReturnType<typeof entriesOfRound>;
}

export type { DayTotals, GameTotals, TransactionDetails, RoundFilter, RoundCursor, RoundRow, StatementFilter };

/** The records over the ledger. */
export function createLedgerQueries(db: Database): LedgerQueries {
  return {
    movementSums: (choice) => statementSums(db, choice),
    movements: (...asked) => statementPage(db, ...asked),
    balanceAt: (...asked) => balanceAt(db, ...asked),
    transactionDetails: (...asked) => readTransactionDetails(db, ...asked),
    totals: (asked) => readTotals(db, asked),
    rounds: (...asked) => roundPage(db, ...asked),
    roundSums: (choice) => roundSums(db, choice),
    round: (...asked) => readRound(db, ...asked),
    movementsOfRound: (round) => movementsOfRound(db, round),
    entriesOfRound: (...asked) => entriesOfRound(db, ...asked),
  };
}
