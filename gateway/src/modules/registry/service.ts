import { join } from 'node:path';
import type { AuditEntry, Changed, Promotion, RemoteState, Rollback, Switch } from '@pavilion/api/registry';
import type { RemoteMode } from '@pavilion/contract';
import { keysDir } from '../../platform/crypto';
import { DomainError } from '../../platform/errors';
import type { Brand } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import type { Brands } from '../brands';
import { type Change, changeBrand } from './change-brand';
import { promoted, rolledBack, switched } from './decisions';
import { openTokens, type RegistryTokens } from './deploy-tokens';
import { type EarlyFile, earlyFiles, type EarlyPart } from './early-files';
import { type InForce, manifestsInForce } from './in-force';
import { ensureManifestKeys } from './manifest-keys';
import { type Encoding, folderStore, keyOfIntegrity } from './object-store';
import { createReleases, type Releases } from './publish';
import { requireContract } from './read-descriptor';
import { brandsWanting, findVersion, listAudit, listVersions, remotesOf, type VersionRow } from './store';

/** Published remotes, and what each brand runs of them. */
export interface Registry {
  /** A brand's signed manifest and what it says; the same object until it changes. Undefined for an unknown brand. */
  manifestOf(brand: string): InForce | undefined;
  /** Files that a page at an address of `remote` needs first, for preload links. Empty while the remote is off. */
  entryFiles(brand: string, remote: string, part?: EarlyPart): readonly EarlyFile[];
  /** Bytes of a published file in the best of `wanted` encodings. */
  file(
    remote: string,
    version: string,
    name: string,
    wanted: readonly Encoding[],
  ): Promise<{ bytes: Buffer; encoding: Encoding } | undefined>;
  releases: Releases;
  /** @throws DomainError `registry.unknown_remote` */
  versions(remote: string): Promise<{ version: string; createdAt: string }[]>;
  hasVersion(remote: string, version: string): Promise<boolean>;
  /** Puts a version into brands. @throws DomainError `registry.unknown_version`, `registry.contract_unsupported`, `site.unknown_brand` */
  promote(remote: string, promotion: Promotion): Promise<Changed[]>;
  /** Switches a remote on or off for one brand; open pages follow within moments. @throws DomainError `registry.unknown_remote` */
  setMode(remote: string, mode: RemoteMode, wanted: Switch): Promise<Changed>;
  /** Back to an earlier version. @throws DomainError `registry.unknown_remote`, `registry.unknown_version` */
  rollback(remote: string, wanted: Rollback): Promise<Changed>;
  states(): Promise<{ brand: Brand; seq: number; issuedAt: string; remotes: RemoteState[] }[]>;
  audit(brand: string | undefined, limit: number): Promise<AuditEntry[]>;
  tokens: RegistryTokens;
  close(): void;
}

const ACTIONS: Readonly<Record<RemoteMode, string>> = { on: 'enable', off: 'disable', draining: 'drain', killed: 'kill' };

/** Opens the registry: keys, files, and a manifest in force for every brand. */
export async function createRegistry(platform: Platform, { brands }: { brands: Brands }): Promise<Registry> {
  const { db, config } = platform;
  const [{ current: key }, tokens] = await Promise.all([ensureManifestKeys(keysDir(config)), openTokens(config)]);
  const objects = folderStore(join(config.dataDir, 'remotes'));
  const inForce = await manifestsInForce(platform, brands, key);
  const versions = knownVersions(platform);
  const change = async (code: string, wanted: Change): Promise<Changed> => {
    const brand = brands.byCode(code);
    if (!brand) throw new DomainError('site.unknown_brand');
    const { manifest, ...changed } = await changeBrand(platform, key, brand, wanted);
    if (manifest) inForce.announce(manifest);
    return changed;
  };
  return {
    tokens,
    manifestOf: inForce.of,
    entryFiles(brand, remote, part) {
      const entry = inForce.of(brand)?.manifest.remotes[remote];
      return entry?.mode === 'on' ? earlyFiles(entry, versions.atOnce(remote, entry.version)?.first ?? {}, part) : [];
    },
    async file(remote, version, name, wanted) {
      const row = await versions.find(remote, version);
      const integrity = row && Object.hasOwn(row.files, name) ? row.files[name] : undefined;
      return integrity ? objects.get(keyOfIntegrity(integrity), wanted) : undefined;
    },
    releases: createReleases(db, objects, config.dataDir),
    versions: (remote) => publishedVersions(platform, remote),
    hasVersion: async (remote, version) => (await versions.find(remote, version)) !== undefined,
    async promote(remote, { version, brands: wanted, who, reason }) {
      const row = await versions.find(remote, version);
      if (!row) throw new DomainError('registry.unknown_version');
      requireContract(row.descriptor);
      const changed: Changed[] = [];
      for (const brand of wanted ?? (await brandsWanting(db, remote)))
        changed.push(
          await change(brand, { action: 'promote', remote, who, reason, decide: (present) => promoted(present, version) }),
        );
      return changed;
    },
    setMode: (remote, mode, { brand, who, reason }) =>
      change(brand, { action: ACTIONS[mode], remote, who, reason, decide: (row) => switched(row, mode) }),
    rollback: (remote, { brand, version, who, reason }) =>
      change(brand, { action: 'rollback', remote, who, reason, decide: (row) => rolledBack(row, version) }),
    states: () => Promise.all(brands.all().map((brand) => stateOf(platform, brand, inForce.of(brand.code)))),
    audit: (brand, limit) => auditOf(platform, brand, limit),
    close: inForce.close,
  };
}

/** Versions never change, so that each is read once. */
function knownVersions({ db }: Platform) {
  const known = new Map<string, VersionRow>();
  const find = async (remote: string, version: string): Promise<VersionRow | undefined> => {
    const key = `${remote}@${version}`;
    const found = known.get(key) ?? (await findVersion(db, remote, version));
    if (found) known.set(key, found);
    return found;
  };
  return {
    find,
    /** What is known now; what is not will be the next time. */
    atOnce(remote: string, version: string): VersionRow | undefined {
      const found = known.get(`${remote}@${version}`);
      if (!found) find(remote, version).catch(() => undefined);
      return found;
    },
  };
}

async function publishedVersions({ db }: Platform, remote: string): Promise<{ version: string; createdAt: string }[]> {
  const rows = await listVersions(db, remote);
  if (!rows.length) throw new DomainError('registry.unknown_remote');
  return rows.map(({ version, created_at }) => ({ version, createdAt: created_at.toISOString() }));
}

async function stateOf({ db }: Platform, brand: Brand, inForce: InForce | undefined) {
  const rows = await remotesOf(db, brand.code);
  const remotes = rows.map(({ remote, mode, version, history }): RemoteState => ({ remote, mode, version, earlier: history }));
  return { brand, seq: inForce?.manifest.seq ?? 0, issuedAt: inForce?.manifest.issuedAt ?? '', remotes };
}

async function auditOf({ db }: Platform, wanted: string | undefined, limit: number): Promise<AuditEntry[]> {
  const rows = await listAudit(db, wanted, limit);
  return rows.map(({ at, who, action, brand, remote, reason, seq, before, after }) => ({
    ...{ who, action, brand, remote, reason, before, after },
    at: at.toISOString(),
    seq: seq === null ? null : Number(seq),
  }));
}
