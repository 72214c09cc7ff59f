import type { BoardTerms } from '@pavilion/api/staff';

/** A board as somebody types it; empty where all vendors or categories are meant. */
export interface BoardValues {
  period: BoardTerms['period'];
  by: BoardTerms['by'];
  leastStake: string;
  categories: string;
  vendors: string;
  least: string;
  /** A line for each: `1 100.00`, or `2-3 50.00`. */
  prizes: string;
}
