import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Awards } from '../awards';
import { birthdayGift, birthdayStore } from './birthday-gifts';
import type { Ladder } from './ladder';
import type { Climber } from './look';
import type { Position } from './move';
import { levelStore } from './store';
import type { RankRow } from './tables';

/** Whether what a rank was reached by still stands; what is taken back has to be played again before its bonus is given. */
export function isCovered({ seen }: Pick<Position, 'seen'>, { needs_stake, needs_deposits }: RankRow): boolean {
  return seen.stake >= needs_stake && seen.deposits >= needs_deposits;
}

/** Pays what members claim, each in one transaction and once for ever. Whoever calls has had the member looked at. */
export function createClaims(awards: Awards) {
  const pay = async (trx: Database, { brand, memberId }: Climber, amount: bigint, reference: string) => {
    const award = { memberId, brand: brand.code, currency: brand.currency, amount, source: 'level', reference } as const;
    if ((await awards.give(trx, award)) === 'barred') throw new DomainError('levels.barred');
  };
  return {
    /** @throws DomainError `levels.not_reached`, `levels.taken_back`, `levels.barred` */
    rank: (climber: Climber, rank: number): Promise<void> =>
      awards.transaction(async (trx) => {
        const { memberId, brand } = climber;
        const store = levelStore(trx);
        const position = await store.hold({ brand: brand.code, memberId });
        const row = (await store.ranks(memberId)).find((each) => each.rank === rank);
        if (!row || row.amount === 0n) throw new DomainError('levels.not_reached');
        if (row.claimed_at) return;
        if (!isCovered(position, row)) throw new DomainError('levels.taken_back');
        await store.markClaimed(memberId, rank);
        await pay(trx, climber, row.amount, `${memberId}:${rank}`);
      }),
    /** Nothing happens when it was given. @throws DomainError `levels.not_reached`, `levels.barred` */
    birthday: (climber: Climber, { ladder, birthday, today }: { ladder: Ladder; birthday: string | undefined; today: string }) =>
      awards.transaction(async (trx) => {
        const { memberId, brand } = climber;
        const { rank } = await levelStore(trx).hold({ brand: brand.code, memberId });
        const store = birthdayStore(trx);
        const last = await store.last(memberId);
        const gift = birthdayGift({ ladder, rank, birthday, today, last: undefined });
        if (!gift) throw new DomainError('levels.not_reached');
        if (last === gift.day) return;
        if (!birthdayGift({ ladder, rank, birthday, today, last })) throw new DomainError('levels.not_reached');
        await store.add(memberId, { day: gift.day, amount: gift.amount, ruleId: ladder.id });
        await pay(trx, climber, gift.amount, `${memberId}:birthday:${gift.day}`);
      }),
  };
}
