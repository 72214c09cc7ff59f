import {
  isPatternId,
  matchesPattern,
  patterns,
  type RegistrationField,
  type RegistrationRule,
  registrationFields,
} from '@pavilion/api/auth';
import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import { ADULT_AGE } from '../members';

/** What a brand asks for at registration, in the order of its form. */
export interface RegistrationRules {
  of(brand: string): Promise<RegistrationRule[]>;
  /** How old somebody must be to register. */
  adultAge(brand: string): Promise<number>;
}

export function createRegistrationRules(db: Database): RegistrationRules {
  return {
    async of(brand) {
      const rows = await db.selectFrom('registration_rules').selectAll().where('brand', '=', brand).orderBy('position').execute();
      return rows.map(asRule);
    },
    async adultAge(brand) {
      const row = await db.selectFrom('registration_settings').select('adult_age').where('brand', '=', brand).executeTakeFirst();
      return row?.adult_age ?? ADULT_AGE;
    },
  };
}

/** Whether what was typed, NFC and without spaces around it, satisfies the rule. Nothing satisfies it unless it is required. */
export function matchesRule(rule: RegistrationRule, value: string): boolean {
  if (value === '') return !rule.required;
  const length = [...value].length;
  return length >= rule.minLength && length <= rule.maxLength && matchesPattern(rule.acceptedPattern, value);
}

function asRule(row: Selectable<Tables['registration_rules']>): RegistrationRule {
  const { field, enabled, required, pattern_id: patternId, min_length: minLength, max_length: maxLength } = row;
  if (!isPatternId(patternId)) throw new Error(`registration rule of ${row.brand} for ${field} names no pattern: ${patternId}`);
  if (!isField(field)) throw new Error(`registration rule of ${row.brand} names no field: ${field}`);
  return { field, enabled, required, acceptedPattern: patterns[patternId], patternId, minLength, maxLength };
}

function isField(name: string): name is RegistrationField {
  return (registrationFields as readonly string[]).includes(name);
}
