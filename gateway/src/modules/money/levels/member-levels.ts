import type { MemberLevel } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brands } from '../../control/brands';
import type { Members } from '../../identity/members';
import { rungOf } from './ladder';
import type { Ladders } from './ladders';
import { levelStore } from './store';
import { takenBackOf, toReached, toStep } from './wire';

interface Dependencies {
  ladders: Pick<Ladders, 'active'>;
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byPublicId'>;
}

/** A member's place as operators see it: as it was looked at last. */
export function createMemberLevels(db: Database, { ladders, brands, members }: Dependencies) {
  const store = levelStore(db);
  return async (code: string, publicId: string): Promise<MemberLevel> => {
    const [brand, member] = [brands.byCode(code), await members.byPublicId(code, publicId)];
    if (!brand || !member) throw new DomainError('request.not_found');
    const id = String(member.id);
    const [ladder, position, ranks, history] = await Promise.all([
      ladders.active(code),
      store.position(id),
      store.ranks(id),
      store.history(id),
    ]);
    const rank = position?.rank ?? 0;
    return {
      currency: brand.currency,
      label: ladder ? rungOf(ladder, rank).label : null,
      rank,
      stake: String(position?.way.stake ?? 0n),
      deposits: String(position?.way.deposits ?? 0n),
      takenBack: String(position ? takenBackOf(position, ranks) : 0n),
      warnedFor: position?.warnedFor ?? null,
      history: history.map(toStep),
      reached: ranks.map(toReached),
    };
  };
}
