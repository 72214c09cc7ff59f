import './tables';
import type { Location } from '@pavilion/api/system';
import type { Platform } from '../../../platform/platform';
import { repeatEvery } from '../../../platform/timers';
import type { Audit } from '../audit';
import { openCountryFile } from './country-file';
import { createRegionAdmin, type RegionAdmin } from './region-admin';
import { normaliseAddress } from './networks';
import { regionStore, type StoredRule } from './store';
import { evaluateRules, type Verdict } from './verdict';

/** Where callers are, and from where each brand is served. */
export interface Regions {
  /** As the caller is told about themselves. */
  locate(address: string): Location;
  /** Whether the brand does not serve this address, from memory. */
  isDenied(brand: string, address: string): boolean;
  /** When the country file was made; undefined when there is none, and rules about countries wait for one. */
  countryFileDate: Date | undefined;
  admin: RegionAdmin;
}

type EvaluateAddress = (address: string, country: string | undefined) => Verdict<StoredRule>;

/** A word of another instance that was lost is made good after this long. */
const RELOAD_MS = 60_000;
const MAX_CACHED_ADDRESSES = 10_000;

/** Opens the country file, loads the rules and follows their changes. */
export async function createRegions(platform: Platform, { audit }: { audit: Audit }): Promise<Regions> {
  const { db, bus, log, config, onClose } = platform;
  const file = openCountryFile(config.countryFile);
  const store = regionStore(db);
  let judges = new Map<string, EvaluateAddress>();
  let verdicts = new Map<string, boolean>();
  const read = async () => {
    const rules = await store.all();
    const brands = [...new Set(rules.map(({ brand }) => brand))];
    judges = new Map(brands.map((brand) => [brand, judgeOf(rules.filter((rule) => rule.brand === brand))]));
    verdicts = new Map();
  };
  const judgeOf = (rules: readonly StoredRule[]) => evaluateRules(rules, file.made !== undefined);
  let reading = Promise.resolve();
  // Whoever asked for the reading before has been told of its failure.
  const reload = () => (reading = reading.catch(() => undefined).then(read));
  await reload();
  const following = bus
    .on('regions.changed')
    .subscribe(() => void reload().catch((err: unknown) => log.warn({ err }, 'region rules could not be read again')));
  onClose('regions', () => following.unsubscribe());
  repeatEvery(platform, 'regions.read', RELOAD_MS, reload);
  return {
    countryFileDate: file.made,
    locate: (address) => ({ ip: normaliseAddress(address), country: file.countryOf(normaliseAddress(address)) ?? null }),
    isDenied(brand, address) {
      const asked = judges.get(brand);
      if (!asked) return false;
      const key = `${brand} ${address}`;
      const known = verdicts.get(key);
      if (known !== undefined) return known;
      const { denied } = asked(address, file.countryOf(normaliseAddress(address)));
      if (verdicts.size >= MAX_CACHED_ADDRESSES) verdicts = new Map();
      verdicts.set(key, denied);
      return denied;
    },
    admin: createRegionAdmin(platform, {
      audit,
      reload,
      countryOf: (address) => file.countryOf(normaliseAddress(address)),
      judgeOf,
    }),
  };
}
