import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { findCleared } from '../wallet';
import type { ReconciliationRecord } from './compare-records';
import type { SettlementLine } from '../deposits';
import type { Period } from './period';

interface OurRow {
  id: string;
  memberId: bigint;
  direction: 'in' | 'out';
  state: string;
  fee: bigint;
  /** What came in, as the company said. */
  arrived: bigint | null;
  at: Date | null;
  sentBackAt: Date | null;
}

/** What the books say of a company's payments and payouts within the period, and of those it names. */
export async function ourPayments(
  db: Database,
  { brand, provider, currency, period }: { brand: string; provider: string; currency: string; period: Period },
  reported: readonly SettlementLine[],
): Promise<ReconciliationRecord[]> {
  const named = reported.map(({ id }) => id).filter((id) => UUID.test(id));
  const { rows } = await sql<OurRow>`
    select id::text, member_id as "memberId", 'in' as direction, state, fee, arrived,
      coalesce(settled_at, ended_at) as at, sent_back_at as "sentBackAt"
    from deposit_facts where brand = ${brand} and provider = ${provider} and currency = ${currency}
      and (coalesce(settled_at, ended_at) >= ${period.from} and coalesce(settled_at, ended_at) < ${period.until} or id = any (${named}::uuid[]))
    union all
    select id::text, member_id, 'out', state, fee, null, ended_at, null
    from withdrawal_facts where brand = ${brand} and provider = ${provider} and currency = ${currency}
      and (ended_at >= ${period.from} and ended_at < ${period.until} or id = any (${named}::uuid[]))`.execute(db);
  const cleared = await findCleared(
    db,
    rows.map((row) => ({ memberId: row.memberId, reference: referenceOf(row) })),
  );
  return rows.flatMap((row) => {
    const booked = cleared.get(referenceOf(row)) ?? NOTHING_BOOKED;
    return row.direction === 'in' ? paymentRecords(row, booked, period) : [payoutRecord(row, booked, period)];
  });
}

const NOTHING_BOOKED = { amount: 0n, fee: 0n };

/** A payment, and what of it went back: that was never in the books. */
function paymentRecords({ id, state, arrived, at, sentBackAt }: OurRow, booked: Booked, period: Period): ReconciliationRecord[] {
  const isOfDay = at !== null && period.contains(at);
  if (state !== 'returned')
    return [{ what: 'payment', subject: id, amount: booked.amount, state, final: state === 'paid', isOfDay }];
  const returned = { subject: id, amount: arrived ?? 0n, state };
  return [
    { ...returned, what: 'payment', final: true, isOfDay: false },
    { ...returned, what: 'refund', final: sentBackAt !== null, isOfDay: sentBackAt !== null && period.contains(sentBackAt) },
  ];
}

/** What left, less what came back and the fee that stayed. */
function payoutRecord({ id, state, fee, at }: OurRow, booked: Booked, period: Period): ReconciliationRecord {
  const gone = -booked.amount;
  const amount = gone > 0n && booked.fee === 0n ? gone - fee : gone;
  return { what: 'payout', subject: id, amount, state, final: state === 'paid', isOfDay: at !== null && period.contains(at) };
}

interface Booked {
  amount: bigint;
  fee: bigint;
}

function referenceOf({ id, direction }: OurRow): string {
  return `${direction === 'in' ? 'deposit' : 'withdrawal'}:${id}`;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the company says. */
export function theirPayments(lines: readonly SettlementLine[], currency: string, period: Period): ReconciliationRecord[] {
  return lines
    .filter((line) => line.currency === currency)
    .map(({ kind, id, amount, state, at }) => ({
      what: kind,
      subject: id,
      amount,
      state,
      final: state === 'paid',
      isOfDay: period.contains(at),
    }));
}
