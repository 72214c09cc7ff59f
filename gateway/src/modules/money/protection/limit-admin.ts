import type { MemberLimitRequest, MemberLimits } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../../control/audit';
import type { Brands } from '../../control/brands';
import type { Members } from '../../identity/members';
import { changeInTransaction, type LimitHolder, type Limits, toOwnLimit, parseLimit, tighten } from './limits';
import { changeDirection } from './limit-rules';
import { limitStore } from './store';

/** Whose limits an operator looks at. */
export interface MemberRef {
  brand: string;
  /** The member's public id. */
  id: string;
}

/** Limits as operators look after them: they may tighten one, with a reason, and nothing else. */
export interface LimitAdmin {
  /** @throws DomainError `request.not_found` */
  of(looked: MemberRef): Promise<MemberLimits>;
  /** @throws DomainError `request.not_found`, `request.invalid`, `limits.increase_refused` */
  tighten(looked: MemberRef, input: MemberLimitRequest, who: string): Promise<MemberLimits>;
}

export interface LimitAdminDependencies {
  audit: Audit;
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byPublicId'>;
  limits: Limits;
}

export function createLimitAdmin(db: Database, { audit, brands, members, limits }: LimitAdminDependencies): LimitAdmin {
  const find = async ({ brand: code, id }: MemberRef): Promise<LimitHolder & { account: string }> => {
    const [brand, member] = [brands.byCode(code), await members.byPublicId(code, id)];
    if (!brand || !member) throw new DomainError('request.not_found');
    return { brand, memberId: String(member.id), account: member.account };
  };
  const view = async (who: LimitHolder): Promise<MemberLimits> => {
    const { currency, limits: known, changes } = await limits.of(who);
    const names = new Map((await limitStore(db).changes(who.memberId)).map(({ id, operator }) => [String(id), operator]));
    return { currency, limits: known, changes: changes.map((change) => ({ ...change, operator: names.get(change.id) ?? null })) };
  };
  return {
    of: async (looked) => view(await find(looked)),
    async tighten(looked, { value: asked, reason, ...name }, who) {
      const member = await find(looked);
      const [limit, to] = [toOwnLimit(member, name), parseLimit(name, asked)];
      await changeInTransaction(db, member.memberId, async (within, trx) => {
        const from = await within.value(limit);
        if (changeDirection(from, to) !== 'tightens')
          throw new DomainError('limits.increase_refused', { fields: { value: 'limits.increase_refused' } });
        await within.cancelOf(limit);
        await tighten(within, limit, { from, to, by: { operator: who, reason } });
        await audit.append(trx, {
          who,
          reason,
          action: 'limits.tightened',
          brand: looked.brand,
          before: { id: looked.id, ...name, value: toAuditValue(from) },
          after: { id: looked.id, account: member.account, ...name, value: toAuditValue(to) },
        });
      });
      return view(member);
    },
  };
}

function toAuditValue(value: bigint | null): string | null {
  return value === null ? null : String(value);
}
