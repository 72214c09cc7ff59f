import { type ExpressionBuilder, sql } from 'kysely';
import type { MovementKind, StatementQuery } from '@pavilion/api/wallet';
import type { Database, Tables } from '../../platform/database';
import { DomainError } from '../../platform/errors';

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
}

/** A page of it, and of the first page what everything adds up to. */
export interface Statement {
  lines: Line[];
  nextCursor: string | undefined;
  totals: { in: bigint; out: bigint; count: number } | undefined;
}

const LONGEST_DAYS = 366;
const DAY_MS = 86_400_000;
const PAGE = 25;

/** Movements of a member's wallet in the brand's days, newest first. @throws DomainError `request.invalid` naming the dates */
export async function readStatement(
  db: Database,
  memberId: string,
  currency: string,
  { from, to, kinds, cursor, limit }: StatementQuery,
  timeZone: string,
): Promise<Statement> {
  checkRange(from, to);
  const size = limit ? Number(limit) : PAGE;
  const wanted = kinds ? (kinds.split(',') as MovementKind[]) : undefined;
  const asked = ({ eb, and }: ExpressionBuilder<Tables, 'ledger_transactions'>) =>
    and([
      eb('member_id', '=', BigInt(memberId)),
      eb('currency', '=', currency),
      eb('wallet', '=', 'main'),
      eb('effect', '<>', 0n),
      eb('at', '>=', sql<Date>`${from}::date::timestamp at time zone ${timeZone}`),
      eb('at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone ${timeZone}`),
      ...(wanted ? [eb('kind', 'in', wanted)] : []),
    ]);
  let page = db
    .selectFrom('ledger_transactions')
    .select(['id', 'at', 'kind', 'effect as amount', 'balance', 'reference', 'vendor', 'game'])
    .select(sql<string>`(extract(epoch from at) * 1000000)::bigint::text || '.' || id`.as('cursor'))
    .where(asked)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (cursor) {
    const [micros = '0', id = '0'] = cursor.split('.');
    page = page.where(sql<boolean>`(at, id) < (to_timestamp(0) + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`);
  }
  const [rows, totals] = await Promise.all([page.execute(), cursor ? undefined : readTotals()]);
  const lines = rows.slice(0, size);
  return { lines, nextCursor: rows.length > size ? lines.at(-1)?.cursor : undefined, totals };

  async function readTotals() {
    const found = await db
      .selectFrom('ledger_transactions')
      .select(sql<bigint>`coalesce(sum(effect) filter (where effect > 0), 0)::bigint`.as('in'))
      .select(sql<bigint>`coalesce(-sum(effect) filter (where effect < 0), 0)::bigint`.as('out'))
      .select(sql<number>`count(*)::int`.as('count'))
      .where(asked)
      .executeTakeFirstOrThrow();
    return found;
  }
}

function checkRange(from: string, to: string): void {
  const fields: Record<string, string> = {};
  for (const [name, text] of Object.entries({ from, to })) if (!isDay(text)) fields[name] = 'request.invalid';
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (!Object.keys(fields).length && (days < 0 || days >= LONGEST_DAYS)) fields['from'] = 'request.invalid';
  if (Object.keys(fields).length) throw new DomainError('request.invalid', { fields });
}

/** True for days there are: 30 February is none. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
