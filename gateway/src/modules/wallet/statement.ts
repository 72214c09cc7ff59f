import type { MovementKind, StatementQuery } from '@pavilion/api/wallet';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../platform/database';
import { checkDays, dawn, type Days, dusk } from './days';
import { noteOfMovement } from './notes';
import { inReport } from './report';

/** A line of a member's statement. Amounts are minor units. */
export interface Line {
  id: bigint;
  at: Date;
  kind: MovementKind;
  amount: bigint;
  balance: bigint;
  reference: string;
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
export interface StatementChoice extends Days {
  memberId: string;
  currency: string;
  timeZone: string;
  kinds?: readonly MovementKind[] | undefined;
  /** The main wallet's otherwise. */
  everyWallet?: boolean;
}

const PAGE = 25;

/** Movements of a member's wallet in the brand's days, newest first. @throws DomainError `request.invalid` naming the dates */
export async function readStatement(
  db: Database,
  memberId: string,
  currency: string,
  { from, to, kinds, cursor, limit }: StatementQuery,
  timeZone: string,
): Promise<Statement> {
  checkDays({ from, to });
  const choice = { memberId, currency, timeZone, from, to, kinds: kinds?.split(',') as MovementKind[] | undefined };
  return statementPage(db, choice, cursor, limit ? Number(limit) : PAGE);
}

/** `size` movements after a cursor: as much work for the last page as for the first. */
export async function statementPage(
  db: Database,
  choice: StatementChoice,
  cursor: string | undefined,
  size: number,
): Promise<Statement> {
  let page = db
    .selectFrom('ledger_transactions')
    .select(['id', 'at', 'kind', 'effect as amount', 'balance', 'reference', 'vendor', 'game'])
    .select(sql<string>`(extract(epoch from at) * 1000000)::bigint::text || '.' || id`.as('cursor'))
    .select(noteOfMovement)
    .where(chosen(choice))
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
export async function statementSums(db: Database, choice: StatementChoice): Promise<Sums> {
  checkDays(choice);
  return inReport(db, (snapshot) =>
    snapshot
      .selectFrom('ledger_transactions')
      .select(sql<bigint>`coalesce(sum(effect) filter (where effect > 0), 0)::bigint`.as('in'))
      .select(sql<bigint>`coalesce(-sum(effect) filter (where effect < 0), 0)::bigint`.as('out'))
      .select(sql<number>`count(*)::int`.as('count'))
      .where(chosen(choice))
      .executeTakeFirstOrThrow(),
  );
}

/** A moment at which the brand's day turns: before the day, or after it. */
export interface Turn {
  day: string;
  after?: boolean;
  timeZone: string;
}

/** What the main wallet held when a day turned. */
export async function balanceAt(db: Database, memberId: string, currency: string, { day, after, timeZone }: Turn): Promise<bigint> {
  const last = await db
    .selectFrom('ledger_transactions')
    .select('balance')
    .where('member_id', '=', BigInt(memberId))
    .where('currency', '=', currency)
    .where('wallet', '=', 'main')
    .where('effect', '<>', 0n)
    .where('at', '<', after ? dusk(day, timeZone) : dawn(day, timeZone))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.balance ?? 0n;
}

function chosen({ memberId, currency, timeZone, from, to, kinds, everyWallet }: StatementChoice) {
  return ({ eb, and }: ExpressionBuilder<Tables, 'ledger_transactions'>) =>
    and([
      eb('member_id', '=', BigInt(memberId)),
      eb('currency', '=', currency),
      ...(everyWallet ? [] : [eb('wallet', '=', 'main' as const)]),
      eb('effect', '<>', 0n),
      eb('at', '>=', dawn(from, timeZone)),
      eb('at', '<', dusk(to, timeZone)),
      ...(kinds ? [eb('kind', 'in', kinds)] : []),
    ]);
}
