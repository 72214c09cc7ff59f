import type { MemberLimitDeed, MemberLimits } from '@pavilion/api/operations';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../../control/audit';
import type { Brands } from '../../control/brands';
import type { Members } from '../../identity/members';
import { changing, type Limited, type Limits, named, readLimit, tighten } from './limits';
import { effectOf } from './rules';
import { limitStore } from './store';

/** Whose limits an operator looks at. */
export interface Looked {
  brand: string;
  /** The member's public id. */
  id: string;
}

/** Limits as operators look after them: they may tighten one, with a reason, and nothing else. */
export interface LimitDesk {
  /** @throws DomainError `request.not_found` */
  of(looked: Looked): Promise<MemberLimits>;
  /** @throws DomainError `request.not_found`, `request.invalid`, `limits.only_tighter` */
  tighten(looked: Looked, deed: MemberLimitDeed, who: string): Promise<MemberLimits>;
}

export interface LimitDeskNeeds {
  audit: Audit;
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byPublicId'>;
  limits: Limits;
}

export function createLimitDesk(db: Database, { audit, brands, members, limits }: LimitDeskNeeds): LimitDesk {
  const find = async ({ brand: code, id }: Looked): Promise<Limited & { account: string }> => {
    const [brand, member] = [brands.byCode(code), await members.byPublicId(code, id)];
    if (!brand || !member) throw new DomainError('request.not_found');
    return { brand, memberId: String(member.id), account: member.account };
  };
  const view = async (who: Limited): Promise<MemberLimits> => {
    const { currency, limits: known, changes } = await limits.of(who);
    const names = new Map((await limitStore(db).changes(who.memberId)).map(({ id, operator }) => [String(id), operator]));
    return { currency, limits: known, changes: changes.map((change) => ({ ...change, operator: names.get(change.id) ?? null })) };
  };
  return {
    of: async (looked) => view(await find(looked)),
    async tighten(looked, { value: asked, reason, ...name }, who) {
      const member = await find(looked);
      const [limit, to] = [named(member, name), readLimit(name, asked)];
      await changing(db, member.memberId, async (within, trx) => {
        const from = await within.value(limit);
        if (effectOf(from, to) !== 'tightens')
          throw new DomainError('limits.only_tighter', { fields: { value: 'limits.only_tighter' } });
        await within.cancelOf(limit);
        await tighten(within, limit, { from, to, by: { operator: who, reason } });
        await audit.append(trx, {
          who,
          reason,
          action: 'limits.tightened',
          brand: looked.brand,
          before: { id: looked.id, ...name, value: said(from) },
          after: { id: looked.id, account: member.account, ...name, value: said(to) },
        });
      });
      return view(member);
    },
  };
}

function said(value: bigint | null): string | null {
  return value === null ? null : String(value);
}
