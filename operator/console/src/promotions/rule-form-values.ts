import type { PromotionKind, PromotionRuleChange, PromotionRuleLine } from '@pavilion/api/staff';
import { fromLocalInput } from '@pavilion/time';
import { termsForms } from './terms-forms';

/** A rule as somebody types it. What its terms are like is known to the form of its kind. */
export interface RuleFormValues {
  code: string;
  name: PromotionRuleLine['name'];
  about: PromotionRuleLine['about'];
  /** Empty for as soon as it may. */
  validFrom: string;
  terms: unknown;
}

/** What of a version somebody has written. */
type Written = Pick<PromotionRuleLine, 'code' | 'name' | 'about' | 'terms'>;

export const languages = ['bn', 'en'] as const;

/** The fields of a version that is there, or of a new rule. */
export function toFormValues(kind: PromotionKind, line: Written | undefined): RuleFormValues {
  const { onlyCode = '', empty, toTyped } = termsForms[kind];
  if (!line) return { code: onlyCode, name: { bn: '', en: '' }, about: { bn: '', en: '' }, validFrom: '', terms: empty };
  return { code: line.code, name: line.name, about: line.about, validFrom: '', terms: toTyped(line.terms) };
}

/** Which fields are wrong, those of the terms among them. */
export function invalidFields(kind: PromotionKind, { code, name, about, terms }: RuleFormValues): ReadonlySet<string> {
  const wrong = new Set(termsForms[kind].invalidFields(terms));
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(code)) wrong.add('code');
  for (const language of languages) {
    if (!name[language].trim()) wrong.add(`name.${language}`);
    if (!about[language].trim()) wrong.add(`about.${language}`);
  }
  return wrong;
}

/** What is sent, once nothing is wrong. */
export function toChange(
  kind: PromotionKind,
  { name, about, validFrom, terms }: RuleFormValues,
  next: { enabled: boolean; version: number },
): Omit<PromotionRuleChange, 'reason'> {
  const from = validFrom === '' ? null : fromLocalInput(validFrom);
  return { name, about, terms: termsForms[kind].toTerms(terms), validFrom: from, ...next };
}
