import type { DepositLine } from '@pavilion/api/staff';
import { wireFields } from '../../../platform/wire';
import type { Database } from '../../../platform/database';
import { approvalsFor, type DecidedAlone } from '../../control/operators';
import type { Member, Members } from '../../identity/members';
import { depositAdminStore } from './admin-store';
import { methodStore } from './method-store';
import type { DepositRulesRow, MethodRow, DepositRow } from './tables';

/**
 * How many operators have to say the same of so much money. More than the payer announced takes two: of a slip only an operator says what arrived.
 *
 * @param decided what one operator decided alone lately, where it is known
 */
export function approvalsNeeded(
  row: Pick<DepositRow, 'amount' | 'fee' | 'review_reason'>,
  arrived: bigint,
  { four_eyes_from: from }: DepositRulesRow,
  decided: DecidedAlone = { forMember: 0n, byOperator: 0n },
): number {
  const isMore = row.review_reason === 'slip' && arrived > row.amount + row.fee;
  return isMore ? 2 : approvalsFor(arrived, from, decided);
}

/** A console reads its queue again every few seconds: whatever its lines share is read once. */
export function createDepositLines(db: Database, members: Pick<Members, 'byIds'>) {
  return async (brand: string, rows: readonly DepositRow[]): Promise<DepositLine[]> => {
    const [adminStore, methods, ids] = [depositAdminStore(db), methodStore(db), rows.map(({ id }) => id)];
    const [rules, every, agreed, slips, payers] = await Promise.all([
      methods.rules(brand),
      methods.every(brand),
      adminStore.approvals(ids),
      adminStore.withSlips(ids),
      members.byIds(brand, [...new Set(rows.map(({ member_id }) => member_id))]),
    ]);
    return rows.map((row) =>
      lineOf(row, {
        rules,
        member: payers.get(row.member_id),
        method: every.find(({ code }) => code === row.method) as MethodRow,
        approvals: agreed.filter(({ id }) => id === row.id),
        hasSlip: slips.has(row.id),
      }),
    );
  };
}

interface LineContext {
  rules: DepositRulesRow;
  member: Member | undefined;
  method: MethodRow;
  /** Who says that so much arrived. */
  approvals: readonly { operator: string; arrived: bigint }[];
  hasSlip: boolean;
}

function lineOf(row: DepositRow, { rules, member, method, approvals, hasSlip }: LineContext): DepositLine {
  const arrived = row.arrived ?? approvals[0]?.arrived ?? null;
  return {
    id: row.id,
    state: row.state,
    flow: method.flow,
    ...wireFields(row, 'review_reason', 'reference', 'provider', 'currency', 'reason', 'amount', 'fee', 'credited'),
    ...wireFields(row, 'created_at', 'expires_at', 'ended_at', 'sent_back_at'),
    member: toWireMember(member),
    method: method.name,
    hasSlip,
    arrived: arrived === null ? null : String(arrived),
    approvals: approvals.map(({ operator }) => operator),
    // Whoever decided much alone on one day needs a second operator for small amounts too.
    needed: Math.max(
      approvalsNeeded(row, arrived ?? row.amount + row.fee, rules),
      row.state === 'review' ? approvals.length + 1 : 1,
    ),
  };
}

function toWireMember(member: Member | undefined): DepositLine['member'] {
  if (!member) throw new Error('a deposit of nobody');
  return { ...wireFields(member, 'account', 'registeredAt'), id: member.publicId };
}
