import type { PromotionRuleChange, PromotionRuleLine } from '@pavilion/api/staff';
import { fromLocalInput, toLocalInput } from '@pavilion/time';
import type { PromotionKindForm } from './promotion-kind-form';

type LocalizedText = PromotionRuleLine['name'];

/** A rule as somebody types it: what all kinds have, and the terms of its own. */
export interface RuleFormValues {
  code: string;
  name: LocalizedText;
  about: LocalizedText;
  /** By the operator's own clock; empty for as soon as possible. */
  validFrom: string;
  terms: object;
}

export const languages = ['bn', 'en'] as const;

/** The fields of a version that is there, or of a new rule. */
export function toFormValues(form: PromotionKindForm, line: PromotionRuleLine | undefined): RuleFormValues {
  const none = { bn: '', en: '' };
  return {
    code: line?.code ?? form.onlyCode ?? '',
    name: line?.name ?? none,
    about: line?.about ?? none,
    validFrom: line && Date.parse(line.validFrom) > Date.now() ? toLocalInput(line.validFrom) : '',
    terms: form.toValues(line?.terms),
  };
}

/** Which fields are wrong. Those of the terms have the names that their kind gives them. */
export function invalidFields(form: PromotionKindForm, { code, name, about, terms }: RuleFormValues): ReadonlySet<string> {
  const wrong = new Set(form.invalidFields(terms));
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(code)) wrong.add('code');
  for (const language of languages) {
    if (!name[language].trim()) wrong.add(`name.${language}`);
    if (!about[language].trim()) wrong.add(`about.${language}`);
  }
  return wrong;
}

/** What is sent, once nothing is wrong. */
export function fromFormValues(
  form: PromotionKindForm,
  { name, about, validFrom, terms }: RuleFormValues,
  { enabled, version }: { enabled: boolean; version: number },
): Omit<PromotionRuleChange, 'reason'> {
  return {
    name,
    about,
    terms: form.toTerms(terms),
    enabled,
    validFrom: validFrom === '' ? null : fromLocalInput(validFrom),
    version,
  };
}
