import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ContractDifference, ReleasePreflight, Release, ReleaseFile } from '@pavilion/api/registry';
import type { RemoteDescriptor } from '@pavilion/contract';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../audit';
import { contractDifferences } from './contract-diff';
import { folderStore, keyOfIntegrity, type ObjectStore } from './object-store';
import { readDescriptor } from './read-descriptor';
import {
  requireMatchingDescriptor,
  requireNewContract,
  requireOwnStyles,
  requireSizeWithinLimits,
  requireSupportedPackages,
} from './release-rules';
import { folderStaging, type Staging } from './staging';
import type { VersionCache } from './version-cache';
import { addVersion, findReliedVersions, findVersion, type VersionRow } from './store';

/** What remote teams publish with: a release is announced, its missing files are sent, and it becomes a version in one step. */
export interface Releases {
  /**
   * Judges a release before a byte of it is sent, and says which bytes those are.
   *
   * @throws DomainError `registry.version_exists`, `registry.release_too_large`, `registry.descriptor_invalid`,
   * `registry.contract_unsupported`, `registry.shared_unsupported`, `registry.descriptor_disagrees`, `registry.breaking_change`
   */
  announce(remote: string, release: Release): Promise<ReleasePreflight>;
  /** Keeps the bytes of one file until the version comes. @throws DomainError `registry.file_altered`, `registry.release_too_large` */
  stageFile(remote: string, hash: string, bytes: Buffer): Promise<void>;
  /**
   * Makes the version, for ever. The same content again is no error, so that a release that lost its answer can be repeated.
   *
   * @throws DomainError as `announce`, and `registry.upload_incomplete`, `registry.file_altered`, `registry.styles_refused`
   */
  publish(remote: string, release: Release, who: string): Promise<{ created: boolean }>;
  /** The source map of a published file, for us alone: no route gives it to a browser. */
  sourceMap(remote: string, version: string, file: string): Promise<Buffer | undefined>;
}

interface ReleaseDependencies {
  db: Database;
  audit: Pick<Audit, 'append'>;
  /** What the shell offers now. */
  shellPackages: VersionCache['shellPackages'];
}

interface ReleaseStores {
  objects: ObjectStore;
  maps: ObjectStore;
  staging: Staging;
}

/** Releases into `objects`; source maps and unfinished uploads lie apart from what is served. */
export function createReleases(own: ReleaseDependencies, objects: ObjectStore, dataDir: string): Releases {
  const { db } = own;
  const maps = folderStore(join(dataDir, 'maps'), { compressed: false });
  const stores: ReleaseStores = { objects, maps, staging: folderStaging(join(dataDir, 'uploads')) };
  return {
    announce: (remote, release) => announce(own, stores, remote, release),
    stageFile: stores.staging.put,
    publish: (remote, release, who) => publish(own, stores, remote, release, who),
    async sourceMap(remote, version, file) {
      const row = await findVersion(db, remote, version);
      const integrity = row && Object.hasOwn(row.maps, `${file}.map`) ? row.maps[`${file}.map`] : undefined;
      return integrity ? (await maps.get(keyOfIntegrity(integrity), [])).bytes : undefined;
    },
  };
}

async function announce(
  own: ReleaseDependencies,
  stores: ReleaseStores,
  remote: string,
  release: Release,
): Promise<ReleasePreflight> {
  const judged = await validateRelease(own, remote, release);
  await stores.staging.remove(remote, []);
  return {
    published: judged.known !== undefined,
    missing: judged.known ? [] : await missingOf(stores, remote, release),
    since: judged.since?.version ?? null,
    contract: { before: judged.since?.contract ?? null, after: release.report.contract },
    differences: judged.differences,
  };
}

/** Everything that can be said of a release without its bytes. */
async function validateRelease({ db, shellPackages }: ReleaseDependencies, remote: string, release: Release) {
  const descriptor = readDescriptor(remote, release.descriptor);
  requireEntry(release.files);
  requireSizeWithinLimits(release);
  requireMatchingDescriptor(descriptor, release.report);
  requireSupportedPackages(release.report, shellPackages());
  const known = await findVersion(db, remote, release.version);
  if (known) requireSameContent(known, release);
  const relied = known ? [] : await findReliedVersions(db, remote);
  for (const { descriptor: before, contract } of relied)
    requireNewContract(contractDifferences(before, descriptor), contract, release.report.contract);
  const differences = relied.flatMap((row) => contractDifferences(row.descriptor, descriptor));
  return { descriptor, known, since: relied[0], differences: withoutRepetitions(differences) };
}

function withoutRepetitions(differences: readonly ContractDifference[]): ContractDifference[] {
  return differences.filter((each, at) => differences.findIndex((other) => isDeepStrictEqual(each, other)) === at);
}

function requireEntry(files: readonly ReleaseFile[]): void {
  if (files.some(({ name }) => name === 'remoteEntry.js')) return;
  throw new DomainError('registry.descriptor_invalid', { details: { place: '/files', wrong: 'has no remoteEntry.js' } });
}

async function missingOf({ objects, maps, staging }: ReleaseStores, remote: string, release: Release): Promise<string[]> {
  const lacking = async (files: readonly ReleaseFile[], store: ObjectStore) => {
    const found = await Promise.all(
      files.map(async ({ integrity }) => {
        const key = keyOfIntegrity(integrity);
        return (await store.has(key)) || (await staging.has(remote, key));
      }),
    );
    return files.filter((_, at) => !found[at]).map(({ integrity }) => integrity);
  };
  return [...new Set([...(await lacking(release.files, objects)), ...(await lacking(release.maps, maps))])];
}

async function publish(
  own: ReleaseDependencies,
  stores: ReleaseStores,
  remote: string,
  release: Release,
  who: string,
): Promise<{ created: boolean }> {
  const { db, audit } = own;
  const { descriptor, known } = await validateRelease(own, remote, release);
  if (known) return { created: false };
  const missing = await missingOf(stores, remote, release);
  if (missing.length)
    throw new DomainError('registry.upload_incomplete', { details: { missing: missing.length, of: release.files.length } });
  await store(stores.objects, stores.staging, remote, release.files);
  await store(stores.maps, stores.staging, remote, release.maps);
  const { version, files } = release;
  const created = await db.transaction().execute(async (trx) => {
    const added = await addVersion(trx, rowOf(remote, release, descriptor));
    const after = { version, files: files.length };
    if (added) await audit.append(trx, { who, action: 'publish', remote, reason: `version ${version}`, after });
    return added;
  });
  if (!created) {
    const winner = await findVersion(db, remote, release.version);
    if (winner) requireSameContent(winner, release);
    return { created: false };
  }
  await stores.staging.remove(
    remote,
    [...files, ...release.maps].map(({ integrity }) => keyOfIntegrity(integrity)),
  );
  return { created };
}

/** Takes staged bytes over. A size that is not the announced one would let a version grow past its limits. */
async function store(objects: ObjectStore, staging: Staging, remote: string, files: readonly ReleaseFile[]): Promise<void> {
  for (const { name, integrity, size } of files) {
    const key = keyOfIntegrity(integrity);
    const staged = await staging.find(remote, key);
    const bytes = staged ?? (await objects.get(key, [])).bytes;
    if (bytes.length !== size) throw new DomainError('registry.file_altered', { details: { file: name } });
    if (name.endsWith('.css')) requireOwnStyles(remote, name, bytes);
    if (staged) await objects.put(key, staged);
  }
}

function rowOf(remote: string, release: Release, descriptor: RemoteDescriptor): Omit<VersionRow, 'created_at'> {
  const { version, owner, first, report } = release;
  const { contract } = report;
  return { remote, version, owner, descriptor, first, contract, report, files: byName(release.files), maps: byName(release.maps) };
}

function byName(files: readonly ReleaseFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ name, integrity }) => [name, integrity]));
}

/** Source maps may differ: they say nothing of what players get. */
function requireSameContent(known: VersionRow, { files }: Release): void {
  const same = files.length === Object.keys(known.files).length && files.every((file) => known.files[file.name] === file.integrity);
  if (!same) throw new DomainError('registry.version_exists', { details: { version: known.version } });
}
