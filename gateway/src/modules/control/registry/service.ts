import { join } from 'node:path';
import type {
  AuditEntry,
  BrandState as BrandOnWire,
  Changed,
  Promotion,
  RemoteState,
  Rollback,
  Switch,
} from '@pavilion/api/registry';
import type { BrandManifest, RemoteMode } from '@pavilion/contract';
import type { Observable } from 'rxjs';
import { keysDir } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../audit';
import type { Brands } from '../brands';
import { loadBrand } from './brand-store';
import { startClock } from './clock';
import { openTokens, type RegistryTokens } from './deploy-tokens';
import { type EarlyFile, earlyFiles, type EarlyPart } from './early-files';
import type { EngineParts } from './engine';
import { type Followed, type InForce, manifestsInForce } from './in-force';
import { knownVersions } from './known-versions';
import { ensureManifestKeys } from './manifest-keys';
import { type Encoding, folderStore, keyOfIntegrity } from './object-store';
import { earlierOf } from './plan/remote-changes';
import { createPreviews, type Previews } from './previews';
import { createReleases, type Releases } from './publish';
import { createReleasing } from './releasing';
import { createSteering, type Steering } from './steering';
import { listVersions } from './store';

/** Published remotes, and what each brand runs of them. */
export interface Registry extends Steering {
  /** A brand's signed manifest and what it says; the same object until it changes. Undefined for an unknown brand. */
  manifestOf(brand: string): InForce | undefined;
  /** Each newer manifest, once it is in force on this instance. */
  followed: Observable<Followed>;
  /** Files that a page at an address of `remote` needs first, for preload links. Empty while the remote is off. */
  entryFiles(manifest: BrandManifest, remote: string, part?: EarlyPart): readonly EarlyFile[];
  /** Bytes of a published file in the best of `wanted` encodings. */
  file(
    remote: string,
    version: string,
    name: string,
    wanted: readonly Encoding[],
  ): Promise<{ bytes: Buffer; encoding: Encoding } | undefined>;
  releases: Releases;
  previews: Previews;
  /** @throws DomainError `registry.unknown_remote` */
  versions(remote: string): Promise<{ version: string; createdAt: string }[]>;
  hasVersion(remote: string, version: string): Promise<boolean>;
  /**
   * Puts a version into brands; without `brands` into every brand that wants the remote and has not pinned it.
   *
   * @throws DomainError `registry.unknown_version`, `registry.version_revoked`, `registry.contract_unsupported`, `site.unknown_brand`
   */
  promote(remote: string, promotion: Promotion): Promise<Changed[]>;
  /** Switches a remote for one brand; open pages follow within moments. @throws DomainError `registry.unknown_remote` */
  setMode(remote: string, mode: RemoteMode, wanted: Switch): Promise<Changed>;
  /** Back to an earlier version. @throws DomainError `registry.unknown_remote`, `registry.unknown_version` */
  rollback(remote: string, wanted: Rollback): Promise<Changed>;
  states(): Promise<Omit<BrandOnWire, 'pages'>[]>;
  audit(brand: string | undefined, limit: number): Promise<AuditEntry[]>;
  /** Does now whatever is due by the clock: it does so by itself every second. */
  tick(): Promise<void>;
  tokens: RegistryTokens;
  close(): Promise<void>;
}

/** Opens the registry: keys, files, and a manifest in force for every brand. */
export async function createRegistry(platform: Platform, { brands, audit }: { brands: Brands; audit: Audit }): Promise<Registry> {
  const { db, config, bus, log } = platform;
  const [{ current: key }, tokens] = await Promise.all([ensureManifestKeys(keysDir(config)), openTokens(config)]);
  const objects = folderStore(join(config.dataDir, 'remotes'));
  const versions = knownVersions(platform);
  const parts: EngineParts = { platform, key, versions, audit };
  const inForce = await manifestsInForce(platform, brands, parts);
  const previews = await createPreviews(platform, parts);
  const steering = createSteering({ platform, brands, parts, inForce, previews });
  const clock = startClock({ ...parts, log, inForce, onPending: (brand) => bus.publish('pending.changed', { brand }) });
  return {
    ...steering,
    ...createReleasing(db, versions, steering, inForce.of),
    tokens,
    previews,
    manifestOf: inForce.of,
    followed: inForce.followed,
    entryFiles({ remotes }, remote, part) {
      const entry = remotes[remote];
      return entry?.mode === 'on' ? earlyFiles(entry, versions.atOnce(remote, entry.version)?.first ?? {}, part) : [];
    },
    async file(remote, version, name, wanted) {
      const row = await versions.find(remote, version);
      const integrity = row && Object.hasOwn(row.files, name) ? row.files[name] : undefined;
      return integrity ? objects.get(keyOfIntegrity(integrity), wanted) : undefined;
    },
    releases: createReleases({ db, audit }, objects, config.dataDir),
    versions: (remote) => publishedVersions(platform, remote),
    hasVersion: async (remote, version) => (await versions.find(remote, version)) !== undefined,
    states: () => statesOf(platform, brands, inForce.of),
    audit: async (brand, limit) =>
      (await audit.page(brand === undefined ? 'every' : [brand], { limit })).lines.map(
        ({ id: _id, hash: _hash, ...entry }) => entry,
      ),
    tick: clock.tick,
    async close() {
      inForce.close();
      await clock.close();
    },
  };
}

async function publishedVersions({ db }: Platform, remote: string): Promise<{ version: string; createdAt: string }[]> {
  const rows = await listVersions(db, remote);
  if (!rows.length) throw new DomainError('registry.unknown_remote');
  return rows.map(({ version, created_at }) => ({ version, createdAt: created_at.toISOString() }));
}

async function statesOf({ db }: Platform, brands: Brands, of: Registry['manifestOf']): Promise<Omit<BrandOnWire, 'pages'>[]> {
  const states = [];
  for (const { code, name } of brands.all()) {
    const state = await loadBrand(db, code);
    const remotes = Object.entries(state?.remotes ?? {}).map(([remote, { mode, version }]): RemoteState => ({
      remote,
      mode,
      version,
      earlier: state ? earlierOf(state, remote) : [],
    }));
    const { seq = 0, issuedAt = '' } = of(code)?.manifest ?? {};
    states.push({ brand: code, name, seq, issuedAt, remotes });
  }
  return states;
}
