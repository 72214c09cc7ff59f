import type { RedemptionDecision, RedemptionLine, RedemptionQuery } from '@pavilion/api/staff';
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
  /** Those that wait, oldest first, or the latest that were decided; a hundred at most. Where they go is readable here. */
  list(brand: string, query: RedemptionQuery): Promise<RedemptionLine[]>;
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
      const rows = await rowsOf(db, brand, query);
      const changesOf = await securityChangesOf(db, rows);
      return rows.map(({ sealed, key, member_id, account, public_id, ...row }) => ({
        ...wireFields(row, 'id', 'status', 'name', 'quantity', 'points', 'at'),
        ...JSON.parse(cipher.open(sealed, deliveryContext(String(member_id), key))),
        member: { id: public_id, account },
        securityChanges: changesOf({ member_id, ...row }),
        decided:
          row.decided_by === null || row.decided_at === null
            ? null
            : { by: row.decided_by, at: row.decided_at.toISOString(), reason: row.decision ?? '' },
      }));
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

const MOST = 100;
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

function rowsOf(db: Database, brand: string, { queue = 'waiting' }: RedemptionQuery) {
  const all = db
    .selectFrom('points_redemptions as asked')
    .innerJoin('points_goods as goods', (join) => join.onRef('goods.brand', '=', 'asked.brand').onRef('goods.id', '=', 'goods_id'))
    .innerJoin('member_directory as member', 'member.id', 'asked.member_id')
    .selectAll('asked')
    .select(['goods.name', 'member.account', 'member.public_id'])
    .where('asked.brand', '=', brand)
    .limit(MOST);
  return queue === 'waiting'
    ? all.where('asked.status', '=', 'in_process').orderBy('asked.at').execute()
    : all
        .where(sql<SqlBool>`asked.status <> 'in_process'`)
        .orderBy('asked.decided_at', 'desc')
        .execute();
}
