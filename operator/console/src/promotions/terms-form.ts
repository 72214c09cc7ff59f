import type { PromotionTerms } from '@pavilion/api/staff';
import type { ComponentType } from 'react';

export interface TermsFieldsProps<Typed> {
  typed: Typed;
  currency: string;
  may: boolean;
  /** The fields to point at. */
  wrong: ReadonlySet<string>;
  onType: (typed: Typed) => void;
}

/** How the terms of one kind of rules are typed. Each kind brings one; what all rules have is not its business. */
export interface TermsForm<Terms = unknown, Typed = unknown> {
  /** Where there is one rule of this kind, its code. */
  onlyCode?: string;
  empty: Typed;
  toTyped: (terms: Terms) => Typed;
  /** The fields that are wrong; none when the terms can be sent. */
  invalidFields: (typed: Typed) => ReadonlySet<string>;
  toTerms: (typed: Typed) => Terms;
  Fields: ComponentType<TermsFieldsProps<Typed>>;
}

/** A form whose types are its own business: what one gave out is given back to it alone. */
export function anyForm<Terms extends PromotionTerms, Typed>(form: TermsForm<Terms, Typed>): TermsForm<PromotionTerms> {
  return form as unknown as TermsForm<PromotionTerms>;
}
