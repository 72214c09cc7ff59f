import type { StaffBoardPeriod, StaffBoardPrize, StaffBoardRow, StaffBoardsValue } from '@pavilion/api/staff';

/** A place with the period that it is in. */
export interface BoardLine extends StaffBoardRow {
  period: StaffBoardPeriod;
}

/** A prize with the period that it was for. */
export interface PrizeLine extends StaffBoardPrize {
  period: StaffBoardPeriod;
}

/** Places of periods whose places are not settled. */
export function linesOf({ periods }: StaffBoardsValue): BoardLine[] {
  return periods
    .filter(({ settledAt }) => settledAt === null)
    .flatMap((period) => period.standings.map((row) => ({ ...row, period })));
}

export function prizeLinesOf({ periods }: StaffBoardsValue): PrizeLine[] {
  return periods.flatMap((period) => period.prizes.map((prize) => ({ ...prize, period })));
}
