import type { RegionChange, RegionRule, RegionTestRequest, RegionTestResult } from '@pavilion/api/system';
import { isIP } from 'node:net';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../audit';
import { parseNetwork } from './networks';
import { regionStore, type StoredRule } from './store';
import type { Verdict } from './verdict';

/** What operators do with a brand's region rules. */
export interface RegionAdmin {
  rules(brand: string): Promise<{ rules: RegionRule[]; version: number }>;
  /** @throws DomainError `regions.invalid`, `regions.conflict` */
  replace(brand: string, asked: RegionChange, who: string): Promise<{ rules: RegionRule[]; version: number }>;
  /** What a table would say of an address; nothing is kept. @throws DomainError `regions.invalid` */
  testAddress(brand: string, asked: RegionTestRequest): Promise<RegionTestResult>;
}

interface Dependencies {
  audit: Audit;
  /** Puts in force here what was written. */
  reload(): Promise<void>;
  countryOf(address: string): string | undefined;
  judgeOf(rules: readonly StoredRule[]): (address: string, country: string | undefined) => Verdict<StoredRule>;
}

export function createRegionAdmin(
  { db, bus }: Pick<Platform, 'db' | 'bus'>,
  { audit, reload, countryOf, judgeOf }: Dependencies,
): RegionAdmin {
  return {
    rules: (brand) =>
      db.transaction().execute(async (trx) => {
        const store = regionStore(trx);
        const version = await store.version(brand);
        if (version === undefined) throw new DomainError('site.unknown_brand');
        return { rules: (await store.ofBrand(brand)).map(toWireRule), version };
      }),
    async replace(brand, { rules, version, reason }, who) {
      const wanted = await validateRules(db, brand, rules);
      await db.transaction().execute(async (trx) => {
        const store = regionStore(trx);
        if ((await store.version(brand)) !== version) throw new DomainError('regions.conflict');
        const before = (await store.ofBrand(brand)).map(toWireRule);
        await store.replace(brand, wanted);
        await audit.append(trx, { who, reason, action: 'regions.changed', brand, before, after: wanted.map(toWireRule) });
      });
      bus.publish('regions.changed', { brand });
      await reload();
      return { rules: wanted.map(toWireRule), version: version + 1 };
    },
    async testAddress(brand, { rules, address }) {
      if (!isIP(address)) throw invalidFieldError('address');
      const wanted = await validateRules(db, brand, rules);
      const country = countryOf(address);
      const { denied, by } = judgeOf(wanted)(address, country);
      return { denied, country: country ?? null, by: by ? wanted.indexOf(by) : null };
    },
  };
}

/** In the form in which they are kept. @throws DomainError `regions.invalid` naming the line */
async function validateRules(db: Database, brand: string, rules: readonly RegionRule[]): Promise<StoredRule[]> {
  const networks = rules.map(({ network, country }, at) => {
    if ((network === undefined) === (country === undefined)) throw invalidFieldError(`rules.${at}`);
    const parsed = network === undefined ? undefined : parseNetwork(network);
    if (network !== undefined && !parsed) throw invalidFieldError(`rules.${at}.network`);
    return parsed?.text;
  });
  const kept = await regionStore(db).canonical(networks);
  const stored = rules.map(({ verdict, country, note }, at) => {
    const network = kept[at];
    return {
      brand,
      verdict,
      note: note.trim(),
      ...(network !== undefined && { network }),
      ...(country !== undefined && { country }),
    };
  });
  const keys = stored.map(({ network, country }) => network ?? country);
  const twice = keys.findIndex((key, at) => keys.indexOf(key) !== at);
  if (twice >= 0) throw invalidFieldError(`rules.${twice}`);
  return stored;
}

function invalidFieldError(field: string): DomainError {
  return new DomainError('regions.invalid', { fields: { [field]: 'regions.invalid' } });
}

function toWireRule({ verdict, network, country, note }: StoredRule): RegionRule {
  return { verdict, note, ...(network !== undefined && { network }), ...(country !== undefined && { country }) };
}
