import type { BoardPrizeState } from '../boards';

/** A place as operators see it. `score` is minor units, or hundredths of a multiple. */
export interface StaffBoardRow {
  place: number;
  account: string;
  memberId: string;
  score: string;
  /** What they played, as play counts. */
  played: string;
}

/** A place with a prize, as it was settled. */
export interface StaffBoardPrize extends StaffBoardRow {
  prize: string;
  state: BoardPrizeState;
  /** When it was paid, or found that it may not be. */
  decidedAt: string | null;
  /** What the score is now, where something was corrected afterwards. */
  corrected: string | null;
}

/** A period of a board. */
export interface StaffBoardPeriod {
  id: string;
  code: string;
  by: 'stake' | 'multiplier' | 'profit';
  from: string;
  until: string;
  endsAt: string;
  settledAt: string | null;
  members: number;
  /** The first twenty, as they stand now. */
  standings: StaffBoardRow[];
  prizes: StaffBoardPrize[];
}

/** `GET /staff/brands/:brand/boards`: the last periods, newest first. */
export interface StaffBoardsValue {
  currency: string;
  periods: StaffBoardPeriod[];
}
