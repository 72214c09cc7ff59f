import type { RebateTerms } from '@pavilion/api/staff';
import type { TermsForm } from '../terms-form';
import { emptyRebate, invalidRebate, type RebateFormValues, rebateTermsOf, toRebateValues } from './rebate-form-values';
import { RebateFields } from './RebateFields';

/** What comes back of a day's play. */
export const rebateForm: TermsForm<RebateTerms, RebateFormValues> = {
  onlyCode: 'daily',
  empty: emptyRebate,
  toTyped: toRebateValues,
  invalidFields: invalidRebate,
  toTerms: rebateTermsOf,
  Fields: RebateFields,
};
