import type { RegistrationRuleDraft } from '@pavilion/api/operations';

const ALWAYS: readonly string[] = ['username', 'password'];
const SHORTEST_PASSWORD = 8;
const LONGEST = 200;

/** Whether a field is asked of everybody, whatever an operator would like. */
export function isAlwaysAsked({ field }: Pick<RegistrationRuleDraft, 'field'>): boolean {
  return ALWAYS.includes(field);
}

/** The gateway's own rule, so that the page need not ask. */
export function isSound({ field, enabled, required, minLength, maxLength }: RegistrationRuleDraft): boolean {
  const least = field === 'password' ? SHORTEST_PASSWORD : isAlwaysAsked({ field }) ? 1 : 0;
  const lengths = [minLength, maxLength].every((length) => Number.isInteger(length) && length >= 0 && length <= LONGEST);
  return lengths && maxLength >= 1 && minLength >= least && minLength <= maxLength && (enabled || !required);
}
