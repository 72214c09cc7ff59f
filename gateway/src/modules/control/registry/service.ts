import { join } from 'node:path';
import type { BrandState as BrandOnWire, RemoteState } from '@pavilion/api/registry';
import { keysDir } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import { ifPresent } from '../../../platform/if-present';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../audit';
import type { Brands } from '../brands';
import { loadBrand } from './brand-store';
import { startRolloutScheduler } from './rollout-scheduler';
import { openTokens } from './deploy-tokens';
import { preloadFiles } from './preload-files';
import type { EngineDependencies } from './engine';
import { createActiveManifests } from './active-manifests';
import { createVersionCache } from './version-cache';
import { ensureManifestKeys } from './manifest-keys';
import { folderStore, keyOfIntegrity } from './object-store';
import { rollbackVersions } from './plan/remote-changes';
import { createPreviews } from './previews';
import { createReleaseReadiness } from './release-readiness';
import { createReleases } from './releases';
import { createPromotions } from './promotions';
import { createBrandChanges } from './brand-changes';
import type { PlanSources } from './plan-context';
import { listVersions } from './store';
import type { Registry } from './registry';

export interface RegistryDependencies extends Pick<PlanSources, 'openMoney'> {
  brands: Brands;
  audit: Audit;
}

/** Opens the registry: keys, files, and a manifest in force for every brand. */
export async function createRegistry(platform: Platform, { brands, audit, openMoney }: RegistryDependencies): Promise<Registry> {
  const { db, config, bus, log } = platform;
  const [{ current: key }, tokens] = await Promise.all([ensureManifestKeys(keysDir(config)), openTokens(platform, audit)]);
  const objects = folderStore(join(config.dataDir, 'remotes'));
  const versions = createVersionCache(platform);
  const engine: EngineDependencies = { platform, key, versions, audit, openMoney };
  const activeManifests = await createActiveManifests(platform, brands, engine);
  const previews = await createPreviews(platform, engine);
  const readiness = createReleaseReadiness(versions, objects);
  const brandChanges = createBrandChanges({ platform, brands, engine, activeManifests, readiness });
  const scheduler = startRolloutScheduler({
    ...engine,
    platform,
    activeManifests,
    onPending: (brand) => bus.publish('pending.changed', { brand }),
  });
  return {
    ...brandChanges,
    ...createPromotions(db, versions, brandChanges, activeManifests.of),
    tokens,
    previews,
    manifestOf: activeManifests.of,
    activated: activeManifests.activated,
    preloadFiles({ remotes }, remote, part) {
      const entry = remotes[remote];
      return entry?.mode === 'on' ? preloadFiles(entry, versions.getCached(remote, entry.version)?.first ?? {}, part) : [];
    },
    async file(remote, version, name, wanted) {
      const row = await versions.find(remote, version);
      const integrity = row && Object.hasOwn(row.files, name) ? row.files[name] : undefined;
      if (!integrity) return undefined;
      const found = await ifPresent(objects.get(keyOfIntegrity(integrity), wanted));
      if (found) return found;
      log.error({ remote, version, file: name }, 'a published file is missing');
      readiness.lookAgain(remote, version);
      return undefined;
    },
    readiness,
    releases: createReleases({ db, audit, shellPackages: versions.shellPackages }, objects, config.dataDir),
    versions: (remote) => publishedVersions(platform, remote),
    hasVersion: async (remote, version) => (await versions.find(remote, version)) !== undefined,
    states: () => statesOf(platform, brands, activeManifests.of),
    retired: () =>
      brands
        .all()
        .flatMap(({ code, name, retiredAt }) => (retiredAt ? [{ brand: code, name, retiredAt: retiredAt.toISOString() }] : [])),
    audit: async (brand, limit) =>
      (await audit.page(brand === undefined ? 'all' : [brand], { limit })).lines.map(({ id: _id, hash: _hash, ...entry }) => entry),
    tick: scheduler.tick,
  };
}

async function publishedVersions({ db }: Platform, remote: string): Promise<{ version: string; createdAt: string }[]> {
  const rows = await listVersions(db, remote);
  if (!rows.length) throw new DomainError('registry.unknown_remote');
  return rows.map(({ version, created_at }) => ({ version, createdAt: created_at.toISOString() }));
}

async function statesOf({ db }: Platform, brands: Brands, of: Registry['manifestOf']): Promise<Omit<BrandOnWire, 'pages'>[]> {
  const states = [];
  for (const { code, name } of brands.all().filter(({ retiredAt }) => retiredAt === null)) {
    const state = await loadBrand(db, code);
    const remotes = Object.entries(state?.remotes ?? {}).map(([remote, { mode, version }]): RemoteState => ({
      remote,
      mode,
      version,
      earlier: state ? rollbackVersions(state, remote) : [],
    }));
    const { seq = 0, issuedAt = '' } = of(code)?.manifest ?? {};
    states.push({ brand: code, name, seq, issuedAt, remotes });
  }
  return states;
}
