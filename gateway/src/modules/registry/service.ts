import { join } from 'node:path';
import type { AuditEntry, Changed, Promotion, Release, RemoteState, Rollback, Switch } from '@pavilion/api/registry';
import type { BrandManifest, RemoteMode, SignedManifest } from '@pavilion/contract';
import { keysDir } from '../../platform/crypto';
import { DomainError } from '../../platform/errors';
import type { Brand } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import type { Brands } from '../brands';
import { type Change, changeBrand, issueManifest } from './change-brand';
import { openTokens, type RegistryTokens } from './deploy-tokens';
import { type EarlyFile, earlyFiles, type EarlyPart } from './early-files';
import { ensureManifestKeys } from './manifest-keys';
import { type Encoding, folderStore, keyOfIntegrity } from './object-store';
import { publish } from './publish';
import { requireContract } from './read-descriptor';
import {
  brandsWanting,
  findManifest,
  findVersion,
  listAudit,
  listVersions,
  lockBrand,
  type ManifestRow,
  remotesOf,
  type VersionRow,
} from './store';
import { isOld } from './write-manifest';

const EARLIER_KEPT = 20;
const RENEWAL_CHECK_MS = 3_600_000;

/** Published remotes, and what each brand runs of them. */
export interface Registry {
  /** A brand's signed manifest and what it says; the same object until it changes. Undefined for an unknown brand. */
  manifestOf(brand: string): { signed: SignedManifest; manifest: BrandManifest } | undefined;
  /** Files that a page at an address of `remote` needs first, for preload links. Empty while the remote is off. */
  entryFiles(brand: string, remote: string, part?: EarlyPart): readonly EarlyFile[];
  /** Bytes of a published file in the best of `wanted` encodings. */
  file(
    remote: string,
    version: string,
    name: string,
    wanted: readonly Encoding[],
  ): Promise<{ bytes: Buffer; encoding: Encoding } | undefined>;
  /** @throws DomainError `registry.version_exists`, `registry.file_altered`, `registry.descriptor_invalid`, `registry.contract_unsupported` */
  publish(remote: string, release: Release, who: string): Promise<{ created: boolean }>;
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

interface InForce {
  signed: SignedManifest;
  manifest: BrandManifest;
}

/** Opens the registry: keys, files, and a manifest in force for every brand. */
export async function createRegistry(platform: Platform, { brands }: { brands: Brands }): Promise<Registry> {
  const { db, bus, config, log } = platform;
  const [{ current: key }, tokens] = await Promise.all([ensureManifestKeys(keysDir(config)), openTokens(config)]);
  const objects = folderStore(join(config.dataDir, 'remotes'));
  const inForce = new Map<string, InForce>();
  const known = new Map<string, VersionRow>();

  const remember = ({ brand, kid, payload, signature }: ManifestRow) => {
    const manifest = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as BrandManifest;
    // Words of other instances may overtake one another.
    if (manifest.seq >= (inForce.get(brand)?.manifest.seq ?? 0))
      inForce.set(brand, { signed: { kid, payload, signature }, manifest });
  };
  const announce = (row: ManifestRow) => {
    remember(row);
    bus.publish('manifest.changed', { brand: row.brand, seq: row.seq });
  };
  const versionOf = async (remote: string, version: string): Promise<VersionRow | undefined> => {
    const found = known.get(`${remote}@${version}`) ?? (await findVersion(db, remote, version));
    if (found) known.set(`${remote}@${version}`, found);
    return found;
  };
  const brandOf = (code: string): Brand => {
    const brand = brands.byCode(code);
    if (!brand) throw new DomainError('site.unknown_brand');
    return brand;
  };
  const change = async (brand: string, wanted: Change): Promise<Changed> => {
    const { manifest, ...changed } = await changeBrand(platform, key, brandOf(brand), wanted);
    if (manifest) announce(manifest);
    return changed;
  };
  /** A manifest for brands without one, or with one that grew old or was signed with another key. */
  const renew = async () => {
    for (const brand of brands.all()) {
      const row = await db.transaction().execute(async (transaction) => {
        await lockBrand(transaction, brand.code);
        const present = await findManifest(transaction, brand.code);
        if (present && !isOld(present.issuedAt) && present.kid === key.kid) return void remember(present);
        return issueManifest(transaction, key, brand, present);
      });
      if (row) announce(row);
    }
  };
  await renew();
  const renewing = setInterval(
    () => void renew().catch((error: unknown) => log.error({ err: error }, 'manifests were not renewed')),
    RENEWAL_CHECK_MS,
  ).unref();
  const listening = bus.on('manifest.changed').subscribe(({ brand, seq }) => {
    if ((inForce.get(brand)?.manifest.seq ?? 0) < seq)
      void findManifest(db, brand).then(
        (row) => row && remember(row),
        () => undefined,
      );
  });

  return {
    tokens,
    manifestOf: (brand) => inForce.get(brand),
    entryFiles(brand, remote, part) {
      const entry = inForce.get(brand)?.manifest.remotes[remote];
      if (!entry || entry.mode !== 'on') return [];
      const row = known.get(`${remote}@${entry.version}`);
      if (!row) void versionOf(remote, entry.version).catch(() => undefined);
      return earlyFiles(entry, row?.first ?? {}, part);
    },
    async file(remote, version, name, wanted) {
      const row = await versionOf(remote, version);
      const integrity = row && Object.hasOwn(row.files, name) ? row.files[name] : undefined;
      return integrity ? objects.get(keyOfIntegrity(integrity), wanted) : undefined;
    },
    publish: (remote, release, who) => publish(db, objects, remote, release, who),
    async versions(remote) {
      const rows = await listVersions(db, remote);
      if (!rows.length) throw new DomainError('registry.unknown_remote');
      return rows.map(({ version, created_at }) => ({ version, createdAt: created_at.toISOString() }));
    },
    hasVersion: async (remote, version) => (await versionOf(remote, version)) !== undefined,
    async promote(remote, { version, brands: wanted, who, reason }) {
      const row = await versionOf(remote, version);
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
      change(brand, {
        action: mode === 'on' ? 'enable' : mode === 'off' ? 'disable' : 'drain',
        ...{ remote, who, reason },
        decide(row) {
          if (!row) throw new DomainError('registry.unknown_remote');
          return { mode };
        },
      }),
    rollback: (remote, { brand, version, who, reason }) =>
      change(brand, {
        action: 'rollback',
        ...{ remote, who, reason },
        decide(row) {
          if (!row) throw new DomainError('registry.unknown_remote');
          const [wanted] = version ? row.history.filter((each) => each === version) : row.history;
          if (!wanted) throw new DomainError('registry.unknown_version');
          return { version: wanted, history: row.history.slice(row.history.indexOf(wanted) + 1) };
        },
      }),
    async states() {
      return Promise.all(
        brands.all().map(async (brand) => ({
          brand,
          seq: inForce.get(brand.code)?.manifest.seq ?? 0,
          issuedAt: inForce.get(brand.code)?.manifest.issuedAt ?? '',
          remotes: (await remotesOf(db, brand.code)).map(({ remote, mode, version, history }) => ({
            remote,
            mode,
            version,
            earlier: history,
          })),
        })),
      );
    },
    async audit(brand, limit) {
      const rows = await listAudit(db, brand, limit);
      return rows.map(({ id: _, at, seq, ...rest }) => ({ ...rest, at: at.toISOString(), seq: seq === null ? null : Number(seq) }));
    },
    close() {
      clearInterval(renewing);
      listening.unsubscribe();
    },
  };
}

function promoted(row: { version: string | null; history: string[] } | undefined, version: string) {
  if (row?.version === version) return undefined;
  const earlier = row?.version ? [row.version, ...row.history.filter((each) => each !== row.version)] : [];
  return { version, history: earlier.slice(0, EARLIER_KEPT) };
}
