import {
  contributionOf,
  invalidShares,
  type ShareFormValues,
  toShareFields,
} from '../../bonuses/share-form-values';
import type { PromotionKindForm } from '../promotion-kind-form';
import { CountingFields } from './CountingFields';
import { CountingSummary } from './CountingSummary';

/** How much of a round counts for whatever is given for play. */
export const countingForm: PromotionKindForm<'counting', ShareFormValues> = {
  kind: 'counting',
  onlyCode: 'play',
  toValues: (terms) => toShareFields(terms?.contribution),
  invalidFields: (typed) => new Set(invalidShares(typed)),
  toTerms: (typed) => ({ contribution: contributionOf(typed) }),
  TermsFields: CountingFields,
  Summary: CountingSummary,
};
