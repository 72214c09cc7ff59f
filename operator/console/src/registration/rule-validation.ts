import type { RegistrationRuleDraft } from '@pavilion/api/staff';

const MANDATORY_FIELDS: readonly string[] = ['username', 'password'];
const MIN_PASSWORD_LENGTH = 8;
const MAX_LENGTH = 200;

/** Whether a field is asked of everybody, whatever an operator would like. */
export function isMandatory({ field }: Pick<RegistrationRuleDraft, 'field'>): boolean {
  return MANDATORY_FIELDS.includes(field);
}

/** The gateway's own rule, so that the page need not ask. */
export function isValidRule({ field, enabled, required, minLength, maxLength }: RegistrationRuleDraft): boolean {
  const least = field === 'password' ? MIN_PASSWORD_LENGTH : isMandatory({ field }) ? 1 : 0;
  const lengths = [minLength, maxLength].every((length) => Number.isInteger(length) && length >= 0 && length <= MAX_LENGTH);
  return lengths && maxLength >= 1 && minLength >= least && minLength <= maxLength && (enabled || !required);
}
