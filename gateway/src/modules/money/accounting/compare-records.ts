import type { DifferenceKind } from '@pavilion/api/staff';

export type RecordKind = 'payment' | 'refund' | 'payout' | 'round';

/** One side's line about one payment, refund, payout or round. Amounts are minor units. */
export interface ReconciliationRecord {
  what: RecordKind;
  subject: string;
  amount: bigint;
  /** What a round paid. */
  paid?: bigint;
  /** In this side's own words, for people. */
  state: string;
  /** Money moved, and stays moved. */
  final: boolean;
  /** It is of the day that is compared; others only explain lines at its edges. */
  isOfDay: boolean;
}

export interface Difference {
  kind: DifferenceKind;
  what: RecordKind;
  subject: string;
  ours: ReconciliationRecord | undefined;
  theirs: ReconciliationRecord | undefined;
}

/**
 * What two sides say differently of a day. Clocks differ: a line at midnight may be of another day there, so both sides may bring lines from
 * around the day, which are matched and never missed.
 */
export function compareRecords(ours: readonly ReconciliationRecord[], theirs: readonly ReconciliationRecord[]): Difference[] {
  const [here, there] = [byKey(ours), byKey(theirs)];
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((key) => {
    const [our, their] = [here.get(key), there.get(key)];
    const kind = differenceOf(our, their);
    const { what, subject } = (our ?? their) as ReconciliationRecord;
    return kind ? [{ kind, what, subject, ours: our, theirs: their }] : [];
  });
}

function differenceOf(our: ReconciliationRecord | undefined, their: ReconciliationRecord | undefined): DifferenceKind | undefined {
  if (!our) return their?.final && their.isOfDay ? 'missing-here' : undefined;
  if (!their) return our.final && our.isOfDay ? 'missing-there' : undefined;
  if (!our.isOfDay && !their.isOfDay) return undefined;
  if (our.final !== their.final) return 'other-state';
  return our.final && (our.amount !== their.amount || our.paid !== their.paid) ? 'other-amount' : undefined;
}

function byKey(sides: readonly ReconciliationRecord[]): Map<string, ReconciliationRecord> {
  return new Map(sides.map((side) => [`${side.what} ${side.subject}`, side]));
}

/** How many lines of the day moved money, and how much. */
export function totalRecords(sides: readonly ReconciliationRecord[]): { count: number; amount: bigint } {
  const counted = sides.filter(({ final, isOfDay }) => final && isOfDay);
  return { count: counted.length, amount: counted.reduce((sum, { amount }) => sum + amount, 0n) };
}
