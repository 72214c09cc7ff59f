/** What happens once enough coins are seen together. */
export interface HoldBonus {
  readonly coin: string;
  /** So many coins begin it. */
  readonly from: number;
  /** A new coin brings the re-spins back to so many. */
  readonly respins: number;
  /** What a place that is still free shows: its own little reel. */
  readonly place: string;
  /** What a coin pays, each equally likely, in tenths of the stake. */
  readonly values: readonly number[];
  /** The local jackpots, by name: coins of this value; the largest is for a coin in every place, instead of what the coins pay. */
  readonly jackpots: Readonly<Record<'MINI' | 'MINOR' | 'MAJOR' | 'GRAND', number>>;
}

/** What happens once enough scatters are seen together. */
export interface FreeBonus {
  readonly scatter: string;
  /** How many free spins so many scatters bring. */
  readonly spins: readonly number[];
  /** The reels of the free spins, on which scatters are nothing. */
  readonly reels: readonly string[];
}
