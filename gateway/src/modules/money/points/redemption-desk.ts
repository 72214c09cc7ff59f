import type { RedemptionDecision, RedemptionLine, RedemptionQuery, RedemptionQueueValue } from '@pavilion/api/staff';
import { DAY_MS } from '@pavilion/time';
import { type SqlBool, sql } from 'kysely';
import type { FieldCipher } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { wireFields } from '../../../platform/wire';
import type { Audit, StaffAction } from '../../control/audit';
import { readSecurityChanges } from '../withdrawals';
import { deliveryContext } from './mall';

/** What operators decide about redemptions. Every decision is in the audit log, and its member reads the reason. */
export interface RedemptionDesk {
  /** Those that wait, oldest first, or the latest that were decided; a hundred at a time. Where they go is readable here. */
  list(brand: string, query: RedemptionQuery): Promise<RedemptionQueueValue>;
  /** How many wait for an operator. */
  countWaiting(brand: string): Promise<number>;
  /** The goods are on their way. @throws DomainError `request.not_found`, `points.redemption_closed` */
  approve(action: StaffAction): Promise<void>;
  /** Points and goods go back, once. @throws DomainError `request.not_found`, `points.redemption_closed` */
  reject(action: StaffAction): Promise<void>;
}

interface Dependencies {
  audit: Audit;
  cipher: FieldCipher;
}

const REFUSALS = { unknown: 'request.not_found', closed: 'points.redemption_closed' } as const;

export function createRedemptionDesk(db: Database, { audit, cipher }: Dependencies): RedemptionDesk {
  const decide =
    (status: RedemptionDecision) =>
    ({ brand, id, who, reason }: StaffAction): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ outcome: 'done' | keyof typeof REFUSALS }>`
          select points_decide(${brand}, ${id}::uuid, ${status}, ${who}, ${reason}) as outcome`.execute(trx);
        const outcome = rows[0]?.outcome ?? 'unknown';
        if (outcome !== 'done') throw new DomainError(REFUSALS[outcome]);
        await audit.append(trx, { who, brand, reason, action: `points.redemption-${status}`, after: { id } });
      });
  return {
    async list(brand, query) {
      const { rows, more } = await pageOf(db, brand, query);
      const changesOf = await securityChangesOf(db, rows);
      const last = rows.at(-1);
      const list = rows.map(({ sealed, key, member_id, account, public_id, ...row }) => ({
        ...wireFields(row, 'id', 'status', 'name', 'quantity', 'points', 'at'),
        ...JSON.parse(cipher.open(sealed, deliveryContext(String(member_id), key))),
        member: { id: public_id, account },
        securityChanges: changesOf({ member_id, ...row }),
        decided:
          row.decided_by === null || row.decided_at === null
            ? null
            : { by: row.decided_by, at: row.decided_at.toISOString(), reason: row.decision ?? '' },
      }));
      return { list, ...(more && last && { next: last.id }) };
    },
    async countWaiting(brand) {
      const { count } = await db
        .selectFrom('points_redemptions')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('brand', '=', brand)
        .where('status', '=', 'in_process')
        .executeTakeFirstOrThrow();
      return count;
    },
    approve: decide('approved'),
    reject: decide('rejected'),
  };
}

const PAGE = 100;
/** A thief who waits out the hold is still seen. */
const SUSPICIOUS_MS = 7 * DAY_MS;

interface Order {
  member_id: bigint;
  at: Date;
  decided_at: Date | null;
}

/** What protects the accounts of those who ordered and changed shortly before, or while the order waited. */
async function securityChangesOf(db: Database, orders: readonly Order[]) {
  const earliest = new Date(Math.min(...orders.map(({ at }) => at.getTime())) - SUSPICIOUS_MS);
  const members = [...new Set(orders.map(({ member_id }) => member_id))];
  const changes = members.length ? await readSecurityChanges(db, members, earliest) : [];
  return ({ member_id, at, decided_at }: Order): RedemptionLine['securityChanges'] =>
    changes
      .filter((change) => change.member_id === member_id)
      .filter(({ changed_at }) => changed_at.getTime() > at.getTime() - SUSPICIOUS_MS && (!decided_at || changed_at < decided_at))
      .map(({ what, changed_at }) => ({ what, at: changed_at.toISOString() }));
}

/** From behind `after`, and whether there is more. */
async function pageOf(db: Database, brand: string, { queue = 'waiting', after }: RedemptionQuery) {
  const [column, way, is, beyond] =
    queue === 'waiting' ? (['at', 'asc', '=', '>'] as const) : (['decided_at', 'desc', '<>', '<'] as const);
  const at = sql.ref(column);
  const found = await db
    .selectFrom('points_redemptions as asked')
    .innerJoin('points_goods as goods', (join) => join.onRef('goods.brand', '=', 'asked.brand').onRef('goods.id', '=', 'goods_id'))
    .innerJoin('member_directory as member', 'member.id', 'asked.member_id')
    .selectAll('asked')
    .select(['goods.name', 'member.account', 'member.public_id'])
    .where('asked.brand', '=', brand)
    .where('asked.status', is, 'in_process')
    .$if(after !== undefined, (rest) =>
      rest.where(
        sql<SqlBool>`(asked.${at}, asked.id) ${sql.raw(beyond)} (select ${at}, id from points_redemptions where id = ${after})`,
      ),
    )
    .orderBy(`asked.${column}`, way)
    .orderBy('asked.id', way)
    .limit(PAGE + 1)
    .execute();
  return { rows: found.slice(0, PAGE), more: found.length > PAGE };
}
