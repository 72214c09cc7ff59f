import type { CountingTerms } from '@pavilion/api/staff';
import { DomainError } from '../../../platform/errors';
import { type Contribution, fromContribution, toContribution } from '../bonuses';
import type { RuleKind } from './rule-kind';

/** How much of a round counts. It gives nothing itself: everything else is priced by it. */
export const countingKind: RuleKind<CountingTerms> = {
  kind: 'counting',
  gives: () => ({ perUnit: 0, withoutPlay: false }),
  /** A game that comes later would count by a share whose cost was computed without it. */
  assertPossible({ code }, terms, { facts }) {
    if (code !== 'play') throw new DomainError('promotions.invalid', { fields: { code: 'promotions.invalid' } });
    if (Object.keys(storedCounting(terms).contribution.games).some((key) => !facts.has(key)))
      throw new DomainError('promotions.invalid', { fields: { terms: 'promotions.invalid' } });
  },
  toStored: storedCounting,
  toWire: (stored) => ({ contribution: fromContribution((stored as StoredCounting).contribution) }),
};

/** As it is kept: games by their keys. */
export interface StoredCounting {
  contribution: Contribution;
}

function storedCounting({ contribution }: CountingTerms): StoredCounting {
  return { contribution: toContribution(contribution) };
}
