import type { DifferenceKind } from '@pavilion/api/operations';

export type What = 'payment' | 'refund' | 'payout' | 'round';

/** One side's line about one payment, refund, payout or round. Amounts are minor units. */
export interface Side {
  what: What;
  subject: string;
  amount: bigint;
  /** What a round paid. */
  paid?: bigint;
  /** In this side's own words, for people. */
  state: string;
  /** Money moved, and stays moved. */
  final: boolean;
  /** It is of the day that is compared; others only explain lines at its edges. */
  ofDay: boolean;
}

export interface Difference {
  kind: DifferenceKind;
  what: What;
  subject: string;
  ours: Side | undefined;
  theirs: Side | undefined;
}

/**
 * What two sides say differently of a day. Clocks differ: a line at midnight may be of another day there, so both sides may bring lines from
 * around the day, which are matched and never missed.
 */
export function compareSides(ours: readonly Side[], theirs: readonly Side[]): Difference[] {
  const [here, there] = [byKey(ours), byKey(theirs)];
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((key) => {
    const [our, their] = [here.get(key), there.get(key)];
    const kind = differenceOf(our, their);
    const { what, subject } = (our ?? their) as Side;
    return kind ? [{ kind, what, subject, ours: our, theirs: their }] : [];
  });
}

function differenceOf(our: Side | undefined, their: Side | undefined): DifferenceKind | undefined {
  if (!our) return their?.final && their.ofDay ? 'missing-here' : undefined;
  if (!their) return our.final && our.ofDay ? 'missing-there' : undefined;
  if (!our.ofDay && !their.ofDay) return undefined;
  if (our.final !== their.final) return 'other-state';
  return our.final && (our.amount !== their.amount || our.paid !== their.paid) ? 'other-amount' : undefined;
}

function byKey(sides: readonly Side[]): Map<string, Side> {
  return new Map(sides.map((side) => [`${side.what} ${side.subject}`, side]));
}

/** How many lines of the day moved money, and how much. */
export function totalOf(sides: readonly Side[]): { count: number; amount: bigint } {
  const counted = sides.filter(({ final, ofDay }) => final && ofDay);
  return { count: counted.length, amount: counted.reduce((sum, { amount }) => sum + amount, 0n) };
}
