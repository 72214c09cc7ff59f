import type { DepositLine } from '@pavilion/api/operations';
import type { Database } from '../../../platform/database';
import type { Member, Members } from '../../identity/members';
import { depositDeskStore } from './desk-store';
import { methodStore } from './methods';
import type { DepositRulesRow, MethodRow, PaymentRow } from './tables';

/** How many operators have to say the same of so much money. */
export function neededFor(arrived: bigint, { four_eyes_from: from }: DepositRulesRow): number {
  return arrived >= from ? 2 : 1;
}

/** A console reads its queue again every few seconds: whatever its lines share is read once. */
export function linesWith(db: Database, members: Pick<Members, 'byId'>) {
  return async (brand: string, rows: readonly PaymentRow[]): Promise<DepositLine[]> => {
    const [desk, methods, ids] = [depositDeskStore(db), methodStore(db), rows.map(({ id }) => id)];
    const [rules, every] = [await methods.rules(brand), await methods.every(brand)];
    const [agreed, slips] = [await desk.approvals(ids), await desk.withSlips(ids)];
    return Promise.all(
      rows.map(async (row) =>
        lineOf(row, {
          rules,
          member: await members.byId(brand, row.member_id),
          method: every.find(({ code }) => code === row.method) as MethodRow,
          said: agreed.filter(({ id }) => id === row.id),
          hasSlip: slips.has(row.id),
        }),
      ),
    );
  };
}

interface Known {
  rules: DepositRulesRow;
  member: Member | undefined;
  method: MethodRow;
  /** Who says that so much arrived. */
  said: readonly { operator: string; arrived: bigint }[];
  hasSlip: boolean;
}

function lineOf(row: PaymentRow, { rules, member, method, said, hasSlip }: Known): DepositLine {
  const arrived = row.arrived ?? said[0]?.arrived ?? null;
  return {
    id: row.id,
    state: row.state,
    flow: method.flow,
    concern: row.concern,
    reference: row.reference,
    member: shownMember(member),
    method: method.name,
    provider: row.provider,
    currency: row.currency,
    reason: row.reason,
    hasSlip,
    amount: String(row.amount),
    fee: String(row.fee),
    arrived: arrived === null ? null : String(arrived),
    credited: row.credited === null ? null : String(row.credited),
    approvals: said.map(({ operator }) => operator),
    needed: neededFor(arrived ?? row.amount + row.fee, rules),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    sentBackAt: row.sent_back_at?.toISOString() ?? null,
  };
}

function shownMember(member: Member | undefined): DepositLine['member'] {
  if (!member) throw new Error('a deposit of nobody');
  return { id: member.publicId, account: member.account, registeredAt: member.registeredAt.toISOString() };
}
