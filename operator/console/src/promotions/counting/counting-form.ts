import type { CountingTerms } from '@pavilion/api/staff';
import { contributionOf, invalidShares, type ShareFormValues, sharesOf, toShareValues } from '../../bonuses/share-form-values';
import type { TermsForm } from '../terms-form';
import { CountingFields } from './CountingFields';

/** How much of a round counts. */
export const countingForm: TermsForm<CountingTerms, ShareFormValues> = {
  onlyCode: 'play',
  // What nobody thought about does not count.
  empty: { shares: sharesOf(() => '0'), games: '', highReturnAbove: '', highReturnShare: '' },
  toTyped: ({ contribution }) => toShareValues(contribution),
  invalidFields: (typed) => new Set(invalidShares(typed)),
  toTerms: (typed) => ({ contribution: contributionOf(typed) }),
  Fields: CountingFields,
};
