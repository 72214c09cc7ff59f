import type { StatementLineKind, StatementQuery } from '@pavilion/api/wallet';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import { assertValidDays, type DayRange, endOfDay, startOfDay } from '../../../platform/time';
import { noteOfMovement } from './notes';
import type { WalletName } from './movement';
import { withReportSnapshot } from './report-snapshot';

/** A line of a member's statement. Amounts are minor units. */
export interface Line {
  id: bigint;
  at: Date;
  kind: StatementLineKind;
  amount: bigint;
  balance: bigint;
  reference: string;
  /** The same as its member reads it out: short, where it is of a payment. */
  shownReference: string;
  vendor: string | null;
  game: string | null;
  /** What operators tell the member about it. */
  note: string | null;
}

/** A page of it. */
export interface Statement {
  lines: Line[];
  nextCursor: string | undefined;
}

/** What movements add up to. Minor units, both positive. */
export interface Sums {
  in: bigint;
  out: bigint;
  count: number;
}

/** Whose statement, of which days there. No kinds: all of them. */
export interface StatementFilter extends DayRange {
  memberId: string;
  currency: string;
  timeZone: string;
  kinds?: readonly StatementLineKind[] | undefined;
  /** The main wallet unless one is named. */
  wallet?: WalletName | 'all' | undefined;
}

const PAGE = 25;

/** A bonus that is freed goes over into the main wallet; its member has transferred nothing. */
export const lineKind = sql<StatementLineKind>`case
  when kind in ('transfer-out', 'transfer-in') and (starts_with(reference, 'bonus-out:') or starts_with(reference, 'bonus-in:'))
  then 'bonus-release' else kind end`;

/** What a transaction is called to its member, in every list, file and receipt. */
export const shownReference = sql<string>`shown_reference(kind, reference)`.as('shownReference');

/** Movements of a member's wallet in the brand's days, newest first. @throws DomainError `request.invalid` naming the dates */
export async function readStatement(
  db: Database,
  memberId: string,
  currency: string,
  { from, to, wallet, kinds, cursor, limit }: StatementQuery,
  timeZone: string,
): Promise<Statement> {
  assertValidDays({ from, to });
  const choice = {
    memberId,
    currency,
    timeZone,
    from,
    to,
    wallet: wallet as WalletName | undefined,
    kinds: kinds?.split(',') as StatementLineKind[] | undefined,
  };
  return statementPage(db, choice, cursor, limit ? Number(limit) : PAGE);
}

/** `size` movements after a cursor: as much work for the last page as for the first. */
export async function statementPage(
  db: Database,
  choice: StatementFilter,
  cursor: string | undefined,
  size: number,
): Promise<Statement> {
  let page = db
    .selectFrom('ledger_transactions')
    .select(['id', 'at', 'effect as amount', 'balance', 'reference', 'vendor', 'game'])
    .select([lineKind.as('kind'), shownReference])
    .select(sql<string>`(extract(epoch from at) * 1000000)::bigint::text || '.' || id`.as('cursor'))
    .select(noteOfMovement)
    .where(matchesFilter(choice))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (cursor) {
    const [micros = '0', id = '0'] = cursor.split('.');
    page = page.where(sql<boolean>`(at, id) < (to_timestamp(0) + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`);
  }
  const rows = await page.execute();
  const lines = rows.slice(0, size);
  return { lines, nextCursor: rows.length > size ? lines.at(-1)?.cursor : undefined };
}

/** What all that was chosen adds up to. @throws DomainError `request.invalid` naming the dates */
export async function statementSums(db: Database, choice: StatementFilter): Promise<Sums> {
  assertValidDays(choice);
  return withReportSnapshot(db, (snapshot) =>
    snapshot
      .selectFrom('ledger_transactions')
      .select(sql<bigint>`coalesce(sum(effect) filter (where effect > 0), 0)::bigint`.as('in'))
      .select(sql<bigint>`coalesce(-sum(effect) filter (where effect < 0), 0)::bigint`.as('out'))
      .select(sql<number>`count(*)::int`.as('count'))
      .where(matchesFilter(choice))
      .executeTakeFirstOrThrow(),
  );
}

/** A moment at which the brand's day turns: before the day, or after it. */
export interface DayBoundary {
  day: string;
  after?: boolean;
  /** The main one unless it is named. */
  wallet?: WalletName | undefined;
  timeZone: string;
}

/** What a wallet held when a day turned. */
export async function balanceAt(
  db: Database,
  memberId: string,
  currency: string,
  { day, after, timeZone, wallet = 'main' }: DayBoundary,
): Promise<bigint> {
  const last = await db
    .selectFrom('ledger_transactions')
    .select('balance')
    .where('member_id', '=', BigInt(memberId))
    .where('currency', '=', currency)
    .where('wallet', '=', wallet)
    .where('effect', '<>', 0n)
    .where('at', '<', after ? endOfDay(day, timeZone) : startOfDay(day, timeZone))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.balance ?? 0n;
}

function matchesFilter({ memberId, currency, timeZone, from, to, kinds, wallet = 'main' }: StatementFilter) {
  return ({ eb, and }: ExpressionBuilder<Tables, 'ledger_transactions'>) =>
    and([
      eb('member_id', '=', BigInt(memberId)),
      eb('currency', '=', currency),
      ...(wallet === 'all' ? [] : [eb('wallet', '=', wallet)]),
      eb('effect', '<>', 0n),
      eb('at', '>=', startOfDay(from, timeZone)),
      eb('at', '<', endOfDay(to, timeZone)),
      ...(kinds ? [eb(lineKind, 'in', kinds)] : []),
    ]);
}
