/** What the wins of a round may pay where neither game nor vendor has a cap, in minor units. A currency that is not named has the lowest of them. */
const USUAL: Readonly<Record<string, bigint>> = {
  BDT: 500_000_000n,
  INR: 500_000_000n,
  THB: 200_000_000n,
  VND: 100_000_000_000n,
};
const LOWEST = 10_000_000n;

/** Every game of the vendor that has no cap of its own. */
export const ALL_GAMES = '*';

export interface WinCap {
  game: string;
  currency: string;
  /** Minor units. */
  amount: bigint;
}

/** What the wins of a round may pay: the game's own cap, else the vendor's, else the usual one. */
export function winCapOf(caps: readonly WinCap[], game: string, currency: string): bigint {
  const of = (wanted: string) => caps.find((cap) => cap.game === wanted && cap.currency === currency)?.amount;
  return of(game) ?? of(ALL_GAMES) ?? USUAL[currency] ?? LOWEST;
}
