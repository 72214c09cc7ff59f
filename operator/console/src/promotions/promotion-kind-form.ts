import type { PromotionKind, PromotionTerms } from '@pavilion/api/staff';
import type { ComponentType } from 'react';

/** What the fields of a kind get; `Values` are its terms as somebody types them. */
export interface TermsFieldsProps<Values> {
  typed: Values;
  /** The currency of the brand. */
  currency: string;
  /** Whether this operator may change anything. */
  may: boolean;
  /** The fields to point at. */
  wrong: ReadonlySet<string>;
  onType: (typed: Values) => void;
}

/** What a kind of rules brings to the page; everything else is common to all of them. */
export interface PromotionKindForm<Kind extends PromotionKind = PromotionKind, Values extends object = object> {
  kind: Kind;
  /** The only code that this kind has, where it has one only. */
  onlyCode?: string;
  /** The terms of a rule that is there, or those that a new one begins with. */
  toValues(terms: PromotionTerms<Kind> | undefined): Values;
  invalidFields(typed: Values): ReadonlySet<string>;
  /** What is sent, once nothing is wrong. */
  toTerms(typed: Values): PromotionTerms<Kind>;
  TermsFields: ComponentType<TermsFieldsProps<Values>>;
  /** What the rule asks and gives, in a cell of the table. */
  Summary: ComponentType<{ terms: PromotionTerms<Kind>; currency: string }>;
}
