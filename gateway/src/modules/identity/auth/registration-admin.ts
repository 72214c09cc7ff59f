import { createHash } from 'node:crypto';
import type { RegistrationChange, RegistrationRuleDraft, RegistrationView } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../../control/audit';
import { createRegistrationRules } from './registration-rules';

/** What operators decide about registration. */
export interface RegistrationAdmin {
  view(brand: string): Promise<RegistrationView>;
  /** @throws DomainError `registration.rules_invalid`, `registration.conflict` */
  change(brand: string, asked: RegistrationChange, who: string): Promise<RegistrationView>;
}

/** Nobody registers without them. */
const REQUIRED_FIELDS: readonly string[] = ['username', 'password'];
const MIN_PASSWORD_LENGTH = 8;

export function createRegistrationAdmin(db: Database, audit: Audit): RegistrationAdmin {
  return {
    view: (brand) => viewOf(db, brand),
    async change(brand, { rules, adultAge, version, reason }, who) {
      assertValidRules(rules);
      await db.transaction().execute(async (trx) => {
        // One at a time, so that of two operators the second is told.
        await sql`select 1 from registration_settings where brand = ${brand} for update`.execute(trx);
        const before = await viewOf(trx, brand);
        if (before.version !== version) throw new DomainError('registration.conflict');
        await save(trx, brand, rules, adultAge);
        const [was, is] = [factsOf(before), { rules, adultAge }];
        await audit.append(trx, { who, reason, action: 'registration.changed', brand, before: was, after: is });
      });
      return viewOf(db, brand);
    },
  };
}

async function viewOf(db: Database, brand: string): Promise<RegistrationView> {
  const known = createRegistrationRules(db);
  const rules = (await known.of(brand)).map(({ acceptedPattern: _pattern, patternId, ...rule }) => ({
    ...rule,
    patternId: patternId as RegistrationRuleDraft['patternId'],
  }));
  const facts = { rules, adultAge: await known.adultAge(brand) };
  return { ...facts, version: createHash('sha256').update(JSON.stringify(facts)).digest('hex') };
}

function factsOf({ rules, adultAge }: RegistrationView) {
  return { rules, adultAge };
}

function assertValidRules(rules: readonly RegistrationRuleDraft[]): void {
  const seen = new Set<string>();
  for (const { field, enabled, required, minLength, maxLength } of rules) {
    const sound =
      !seen.has(field) &&
      minLength <= maxLength &&
      (enabled || !required) &&
      (!REQUIRED_FIELDS.includes(field) || (enabled && required && minLength >= 1)) &&
      (field !== 'password' || minLength >= MIN_PASSWORD_LENGTH);
    if (!sound) throw new DomainError('registration.rules_invalid', { fields: { [field]: 'registration.rules_invalid' } });
    seen.add(field);
  }
}

async function save(db: Database, brand: string, rules: readonly RegistrationRuleDraft[], adultAge: number): Promise<void> {
  const rows = rules.map(({ field, enabled, required, patternId, minLength, maxLength }, at) => ({
    brand,
    field,
    enabled,
    required,
    position: at + 1,
    pattern_id: patternId,
    min_length: minLength,
    max_length: maxLength,
  }));
  await db.deleteFrom('registration_rules').where('brand', '=', brand).execute();
  await db.insertInto('registration_rules').values(rows).execute();
  await db.updateTable('registration_settings').set({ adult_age: adultAge }).where('brand', '=', brand).execute();
}
