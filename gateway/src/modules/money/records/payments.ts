import type { AccountRecordEntry } from '@pavilion/api/records';
import type { Locale } from '@pavilion/i18n';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { type DayRange, endOfDay, startOfDay } from '../../../platform/time';
import { decodeCursor, encodeCursor } from './cursor';

/** Whose payments, of which days there. */
export interface PaymentFilter extends DayRange {
  memberId: string;
  currency: string;
  timeZone: string;
}

interface Entry {
  id: string;
  at: Date;
  micros: string;
  state: string;
  method: Record<Locale, string>;
  amount: bigint;
  fee: bigint;
  /** What the balance gained or lost by it in the end. */
  change: bigint;
  reference: string;
  ended_at: Date | null;
  reason: string | null;
}

const SOURCES = {
  deposits: ({ memberId, currency }: PaymentFilter) => sql`
    select id, created_at as at, state, method_name as method, coalesce(credited, amount) as amount, fee,
      case when state = 'paid' then coalesce(credited, amount) else 0 end as change,
      coalesce(reference, id::text) as reference, ended_at, reason
    from deposit_facts where member_id = ${memberId}::bigint and currency = ${currency}`,
  withdrawals: ({ memberId, currency }: PaymentFilter) => sql`
    select id, requested_at as at, status as state, method_name as method, -amount as amount, fee, returned - amount as change,
      reference, ended_at, reason
    from withdrawal_facts where member_id = ${memberId}::bigint and currency = ${currency}`,
} as const;

export type PaymentArea = keyof typeof SOURCES;

/** Payments of some days in every state, newest first. */
export async function paymentPage(
  db: Database,
  area: PaymentArea,
  choice: PaymentFilter,
  { cursor, size, locale }: { cursor: string | undefined; size: number; locale: Locale },
): Promise<{ list: AccountRecordEntry[]; next: string | undefined }> {
  const [micros, id] = (cursor !== undefined && decodeCursor(cursor, 2)) || [];
  const after =
    micros && id ? sql`and (at, id) < (to_timestamp(0) + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)` : sql``;
  const { rows } = await sql<Entry>`
    select *, (extract(epoch from at) * 1000000)::bigint::text as micros
    from (${SOURCES[area](choice)}) entries where ${within(choice)} ${after}
    order by at desc, id desc limit ${size + 1}`.execute(db);
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { list: page.map((entry) => toWirePayment(entry, locale)), next: last && encodeCursor([last.micros, last.id]) };
}

/** How many they are, what of them reached or left the balance, and at which fees. */
export async function paymentSums(db: Database, area: PaymentArea, choice: PaymentFilter) {
  const { rows } = await sql<{ count: number; moved: bigint; fees: bigint }>`
    select count(*)::int as count, coalesce(sum(change), 0)::bigint as moved,
      coalesce(sum(fee) filter (where change <> 0), 0)::bigint as fees
    from (${SOURCES[area](choice)}) entries where ${within(choice)}`.execute(db);
  return rows[0] ?? { count: 0, moved: 0n, fees: 0n };
}

/** True for a cursor that {@link paymentPage} gave out. */
export function isPaymentCursor(cursor: string): boolean {
  const [micros, id] = decodeCursor(cursor, 2) ?? [];
  return /^[0-9]{1,17}$/.test(micros ?? '') && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id ?? '');
}

function within({ from, to, timeZone }: PaymentFilter): RawBuilder<unknown> {
  return sql`at >= ${startOfDay(from, timeZone)} and at < ${endOfDay(to, timeZone)}`;
}

function toWirePayment(
  { id, at, state, method, amount, fee, change, reference, ended_at: ended, reason }: Entry,
  locale: Locale,
): AccountRecordEntry {
  return {
    id,
    at: at.toISOString(),
    state,
    method: method[locale],
    amount: String(amount),
    fee: String(fee),
    change: String(change),
    moved: change !== 0n,
    reference,
    ...(ended && { endedAt: ended.toISOString() }),
    ...(reason !== null && { reason }),
  };
}
