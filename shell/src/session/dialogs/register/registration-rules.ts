import type { RegistrationField, RegistrationRule } from '@pavilion/api/auth';
import { registrationRules } from '@pavilion/api/calls/auth';
import { isPatternId, matchesPattern } from '@pavilion/api/patterns';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';
import { useSessionText } from '../use-session-text';

/** What the brand asks for at registration. It does not change during a visit. */
export function useRegistrationRules() {
  const client = useClient();
  return useQuery({
    queryKey: ['session', 'registration-rules'],
    queryFn: () => client.call(registrationRules),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether what was typed satisfies the server's rule. */
export function satisfies(rule: RegistrationRule, typed: string): boolean {
  const value = (rule.field === 'password' ? typed : typed.trim()).normalize('NFC');
  if (value === '') return !rule.required;
  const length = [...value].length;
  return length >= rule.minLength && length <= rule.maxLength && matchesPattern(rule.acceptedPattern, value);
}

/** The text of a rule: by its pattern, with the bounds filled in. */
export function useRuleText(): (rule: RegistrationRule) => string {
  const text = useSessionText();
  return ({ patternId, minLength: min, maxLength: max }) =>
    text(isPatternId(patternId) ? `pattern.${patternId}` : 'pattern.any', { min, max });
}

/** What stands under a field that does not satisfy its rule: of a real name, that it is one. */
export function useRuleFaultText(): (rule: RegistrationRule) => string {
  const text = useSessionText();
  const ruleText = useRuleText();
  return (rule) => (rule.field === 'payeeName' ? text('name.invalid', { rule: ruleText(rule) }) : ruleText(rule));
}

/** The rule of one field. */
export function ruleOf(rules: readonly RegistrationRule[] | undefined, field: RegistrationField): RegistrationRule | undefined {
  return rules?.find((rule) => rule.field === field);
}
