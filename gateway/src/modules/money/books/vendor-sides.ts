import type { Database } from '../../../platform/database';
import { askVendor, minorOf, readPlayerName, type Vendor, type Vendors } from '../vendors';
import { bookedRounds } from '../wallet';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Side } from './compare';
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

const LONGEST = 1_000_000;
const PATIENCE_MS = 10_000;
const MOST_PAGES = 100;

interface Wanted {
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
  { brand, currency, period }: Wanted,
): Promise<Side[]> {
  const found: ReportedRound[] = [];
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const body = {
      currency,
      from: period.wide.from.toISOString(),
      until: period.wide.until.toISOString(),
      ...(after && { after }),
    };
    const question = { call: 'report', body, longest: LONGEST, patienceMs: PATIENCE_MS } as const;
    const answer = await askVendor(vendor, await vendors.keyFor(vendor.code), question);
    if (!check.Check(answer)) throw new Error('the answer is no report');
    found.push(...answer.rounds.filter(({ user }) => readPlayerName(user)?.brand === brand));
    if (!answer.next) return found.map((round) => asSide(round, period));
    after = answer.next;
  }
  throw new Error('the report has no end');
}

function asSide({ round, bets, wins, state, closed_at: closedAt }: ReportedRound, period: Period): Side {
  const [amount, paid] = [minorOf(Number(bets)), minorOf(Number(wins))];
  if (amount === undefined || paid === undefined) throw new Error('the report counts in parts of what can be booked');
  const side = { what: 'round', subject: round, amount, paid, state } as const;
  return { ...side, final: state === 'settled', ofDay: period.contains(new Date(closedAt)) };
}

/** The rounds that the books have of that day, and of those that the vendor names. */
export async function ourRounds(
  db: Database,
  vendor: string,
  { brand, currency, period }: Wanted,
  reported: readonly Side[],
): Promise<Side[]> {
  const { from, until } = period;
  const named = reported.map(({ subject }) => subject);
  const rounds = await bookedRounds(db, { brand, vendor, currency, from, until }, named);
  return rounds.map(({ round, bets, wins, closed, movedAt }) => {
    const state = closed ? (bets > 0n ? 'settled' : 'rolled_back') : 'open';
    const side = { what: 'round', subject: round, amount: bets, paid: wins, state } as const;
    return { ...side, final: bets > 0n, ofDay: closed && period.contains(movedAt) };
  });
}
