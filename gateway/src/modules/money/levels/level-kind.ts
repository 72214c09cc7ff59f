import type { LevelTerms } from '@pavilion/api/staff';
import { DomainError } from '../../../platform/errors';
import type { RuleKind } from '../promotion-rules';

const WHOLE = 10_000n;
const CODE = 'ladder';

/** A brand's ladder. What it gives for a unit is priced rank by rank: nobody is ever paid for a part of the way more than its dearest rank. */
export const levelKind: RuleKind<LevelTerms> = {
  kind: 'level',
  gives: ({ ranks }) => ({
    perUnit: ranks.slice(1).reduce((most, rank, at) => Math.max(most, shareOf(rank, ranks[at])), 0),
    withoutPlay: ranks.some(({ benefits }) => benefits.birthdayBonus !== '0'),
  }),
  // Ladders once said themselves what rebate a rank brings; the rebate's rule alone does. Decision 115.
  toWire: (stored) => {
    const { ranks, ...terms } = stored as LevelTerms;
    return { ...terms, ranks: ranks.map((rank) => ({ ...rank, benefits: withoutRebate(rank.benefits) })) };
  },
  assertPossible({ code }, { ranks }) {
    if (code !== CODE) throw new DomainError('promotions.invalid', { fields: { code: 'promotions.invalid' } });
    const [first, ...others] = ranks;
    const isFree = first?.stake === '0' && first.deposits === '0' && first.days === 0 && first.benefits.rankBonus === '0';
    if (!isFree || others.some((rank, at) => !isAbove(rank, ranks[at])))
      throw new DomainError('promotions.invalid', { fields: { terms: 'promotions.invalid' } });
  },
};

type Rank = LevelTerms['ranks'][number];

function withoutRebate({
  withdrawalDay,
  withdrawalRequest,
  rankBonus,
  birthdayBonus,
  fasterReview,
}: Rank['benefits']): Rank['benefits'] {
  return { withdrawalDay, withdrawalRequest, rankBonus, birthdayBonus, fasterReview };
}

function isAbove(rank: Rank, below: Rank | undefined): boolean {
  if (!below) return false;
  const takesMore = BigInt(rank.stake) > BigInt(below.stake);
  return takesMore && BigInt(rank.deposits) >= BigInt(below.deposits) && rank.days >= below.days;
}

/** What its bonus is of what has to be played from the rank below, rounded up. */
function shareOf({ stake, benefits }: Rank, below: Rank | undefined): number {
  const way = BigInt(stake) - BigInt(below?.stake ?? 0);
  const bonus = BigInt(benefits.rankBonus) * WHOLE;
  // What has no way is refused before it is written; somebody may ask for its cost all the same.
  return way > 0n ? Number((bonus + way - 1n) / way) : Number(WHOLE);
}
