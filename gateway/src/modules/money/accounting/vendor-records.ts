import type { Database } from '../../../platform/database';
import { callVendor, minorOf, readPlayerName, type Vendor, type Vendors } from '../vendors';
import { bookedRounds } from '../wallet';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ReconciliationRecord } from './compare-records';
import type { Period } from './period';

const units = Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$' });
const Answer = Type.Object({
  rounds: Type.Array(
    Type.Object({
      round: Type.String({ minLength: 1, maxLength: 64 }),
      user: Type.String({ maxLength: 128 }),
      bets: units,
      wins: units,
      state: Type.Enum(['settled', 'rolled_back']),
      closed_at: Type.String({ maxLength: 40 }),
    }),
    { maxItems: 1_000 },
  ),
  next: Type.Union([Type.String({ maxLength: 36 }), Type.Null()]),
});
const check = Compile(Answer);
type ReportedRound = Static<typeof Answer>['rounds'][number];

const MAX_RESPONSE_BYTES = 1_000_000;
const TIMEOUT_MS = 10_000;
const MAX_PAGES = 100;

interface ReportScope {
  brand: string;
  currency: string;
  period: Period;
}

/**
 * The rounds of a brand that a vendor says ended around a day.
 *
 * @throws VendorFailure, and Error when the answer is no report or has no end
 */
export async function theirRounds(
  vendors: Pick<Vendors, 'keyFor'>,
  vendor: Vendor,
  { brand, currency, period }: ReportScope,
): Promise<ReconciliationRecord[]> {
  const found: ReportedRound[] = [];
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const body = {
      currency,
      from: period.withMargin.from.toISOString(),
      until: period.withMargin.until.toISOString(),
      ...(after && { after }),
    };
    const question = { call: 'report', body, maxBytes: MAX_RESPONSE_BYTES, timeoutMs: TIMEOUT_MS } as const;
    const answer = await callVendor(vendor, await vendors.keyFor(vendor.code), question);
    if (!check.Check(answer)) throw new Error('the answer is no report');
    found.push(...answer.rounds.filter(({ user }) => readPlayerName(user)?.brand === brand));
    if (!answer.next) return found.map((round) => toRecord(round, period));
    after = answer.next;
  }
  throw new Error('the report has no end');
}

function toRecord({ round, bets, wins, state, closed_at: closedAt }: ReportedRound, period: Period): ReconciliationRecord {
  const [amount, paid] = [minorOf(Number(bets)), minorOf(Number(wins))];
  if (amount === undefined || paid === undefined) throw new Error('the report counts in parts of what can be booked');
  const side = { what: 'round', subject: round, amount, paid, state } as const;
  return { ...side, final: state === 'settled', isOfDay: period.contains(new Date(closedAt)) };
}

/** The rounds that the books have of that day, and of those that the vendor names. It is not asked about what was brought over from before it was connected. */
export async function ourRounds(
  db: Database,
  { code: vendor, addedAt }: Pick<Vendor, 'addedAt' | 'code'>,
  { brand, currency, period }: ReportScope,
  reported: readonly ReconciliationRecord[],
): Promise<ReconciliationRecord[]> {
  const { from, until } = period;
  const named = reported.map(({ subject }) => subject);
  const rounds = await bookedRounds(db, { brand, vendor, currency, from, until }, named);
  return rounds.map(({ round, bets, wins, closed, movedAt }) => {
    const state = closed ? (bets > 0n ? 'settled' : 'rolled_back') : 'open';
    const side = { what: 'round', subject: round, amount: bets, paid: wins, state } as const;
    return { ...side, final: bets > 0n, isOfDay: closed && movedAt >= addedAt && period.contains(movedAt) };
  });
}
