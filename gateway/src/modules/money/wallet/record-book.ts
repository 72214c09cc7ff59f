import type { Database } from '../../../platform/database';
import { type DayFigures, type GameFigures, readFigures } from './day-figures';
import type { Days } from './days';
import { type MovementStory, movementsOfRound, readStory } from './movement-story';
import { readRound, type RoundChoice, roundPage, type RoundPlace, type RoundRow, roundSums } from './round-record';
import { balanceAt, type Statement, type StatementChoice, statementPage, statementSums, type Sums, type Turn } from './statement';

/** What members look up in the ledger about themselves. Amounts are minor units; days are those of the time zone that is named. */
export interface RecordBook {
  /** @throws DomainError `request.invalid` */
  movementSums(choice: StatementChoice): Promise<Sums>;
  /** Movements after a cursor, newest first; the days are as the caller checked them. */
  movements(choice: StatementChoice, cursor: string | undefined, size: number): Promise<Statement>;
  /** What a wallet held when a day turned. */
  balanceAt(memberId: string, currency: string, turn: Turn): Promise<bigint>;
  /** A movement with what belongs to it; nothing when it is not the member's. */
  story(memberId: string, id: bigint): Promise<MovementStory | undefined>;
  /** Days and games. @throws DomainError `request.invalid` */
  figures(asked: Days & { memberId: string; currency: string; timeZone: string }): ReturnType<typeof readFigures>;
  /** @throws DomainError `request.invalid` */
  rounds(choice: RoundChoice, after: RoundPlace | undefined, size: number): ReturnType<typeof roundPage>;
  /** @throws DomainError `request.invalid` */
  roundSums(choice: RoundChoice): ReturnType<typeof roundSums>;
  round(memberId: string, vendor: string, round: string): Promise<RoundRow | undefined>;
  movementsOfRound(round: RoundRow): Promise<MovementStory['related']>;
}

export type { DayFigures, GameFigures, MovementStory, RoundChoice, RoundPlace, RoundRow, StatementChoice };

/** The records over the ledger. */
export function createRecordBook(db: Database): RecordBook {
  return {
    movementSums: (choice) => statementSums(db, choice),
    movements: (...asked) => statementPage(db, ...asked),
    balanceAt: (...asked) => balanceAt(db, ...asked),
    story: (...asked) => readStory(db, ...asked),
    figures: (asked) => readFigures(db, asked),
    rounds: (...asked) => roundPage(db, ...asked),
    roundSums: (choice) => roundSums(db, choice),
    round: (...asked) => readRound(db, ...asked),
    movementsOfRound: (round) => movementsOfRound(db, round),
  };
}
