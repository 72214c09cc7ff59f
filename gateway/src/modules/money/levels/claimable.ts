import type { ClaimableLine } from '@pavilion/api/rewards';
import { dayIn } from '@pavilion/time';
import type { Database } from '../../../platform/database';
import type { SessionFacts } from '../../../platform/http';
import type { Brands } from '../../control/brands';
import { birthdayGift, birthdayStore } from './birthday-gifts';
import { type Ladder, rungOf } from './ladder';
import type { Ladders } from './ladders';
import type { Climber } from './look';
import type { Position } from './move';
import { levelStore } from './store';
import type { RankRow } from './tables';
import { bonusState } from './wire';

interface Dependencies {
  brands: Pick<Brands, 'byCode'>;
  ladders: Pick<Ladders, 'active'>;
  birthdayOf: (climber: Climber) => Promise<string | undefined>;
}

const BIRTHDAY = { bn: 'জন্মদিনের বোনাস', en: 'Birthday bonus' };

/** Bonuses that wait for a member, as they were looked at last, for the page that names all there is to claim. */
export function createClaimable(db: Database, { brands, ladders, birthdayOf }: Dependencies) {
  const store = levelStore(db);
  return async ({ brand: code, memberId }: Pick<SessionFacts, 'brand' | 'memberId'>): Promise<ClaimableLine[]> => {
    const [brand, ladder] = [brands.byCode(code), await ladders.active(code)];
    if (!brand || !ladder) return [];
    const [position, ranks, birthday, last] = await Promise.all([
      store.position(memberId),
      store.ranks(memberId),
      birthdayOf({ brand, memberId }),
      birthdayStore(db).last(memberId),
    ]);
    const today = dayIn(brand.timeZone);
    const gift = birthdayGift({ ladder, rank: position?.rank ?? 0, birthday, today, last });
    const line = { kind: 'level', currency: brand.currency, page: 'member.vip' } as const;
    const ready = position ? ranks.filter((row) => isReady(row, ladder, position)) : [];
    return [
      ...ready.map(({ rank, amount }) => ({
        ...{ ...line, code: `rank:${rank}`, name: rungOf(ladder, rank).label, amount: String(amount) },
      })),
      ...(gift ? [{ ...line, code: `birthday:${gift.day}`, name: BIRTHDAY, amount: String(gift.amount) }] : []),
    ];
  };
}

/** Ranks that the ladder no longer has are not on the page, and cannot be claimed there. */
function isReady(row: RankRow, ladder: Ladder, position: Position): boolean {
  return row.rank <= ladder.top && bonusState(row, rungOf(ladder, row.rank).benefits.rankBonus, position) === 'ready';
}
