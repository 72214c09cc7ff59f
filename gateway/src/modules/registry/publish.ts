import type { Release } from '@pavilion/api/registry';
import type { Database } from '../../platform/database';
import { DomainError } from '../../platform/errors';
import { hashesOf, type ObjectStore } from './object-store';
import { readDescriptor } from './read-descriptor';
import { addAudit, addVersion, findVersion, type VersionRow } from './store';

/**
 * Keeps a version for ever. The same content again is no error, so that a release that lost its answer can be repeated.
 *
 * @throws DomainError `registry.file_altered`, `registry.descriptor_invalid`, `registry.contract_unsupported`, `registry.version_exists`
 */
export async function publish(
  db: Database,
  objects: ObjectStore,
  remote: string,
  release: Release,
  who: string,
): Promise<{ created: boolean }> {
  const descriptor = readDescriptor(remote, release.descriptor);
  const files = hashedFiles(release);
  if (!files['remoteEntry.js'])
    throw new DomainError('registry.descriptor_invalid', { details: { place: '/files', wrong: 'has no remoteEntry.js' } });
  const row = { remote, version: release.version, owner: release.owner, descriptor, files, first: release.first };
  const known = await findVersion(db, remote, release.version);
  if (known) return sameOrRefused(known, files);
  for (const { bytes } of release.files) {
    const content = Buffer.from(bytes, 'base64');
    await objects.put(hashesOf(content).key, content);
  }
  if (!(await addVersion(db, row))) {
    const winner = await findVersion(db, remote, release.version);
    if (winner) return sameOrRefused(winner, files);
  }
  await addAudit(db, {
    who,
    action: 'publish',
    remote,
    reason: `version ${release.version}`,
    after: { version: release.version, files: Object.keys(files).length },
  });
  return { created: true };
}

/** Every hash computed here: a sender's word is no proof. */
function hashedFiles({ files }: Release): Record<string, string> {
  return Object.fromEntries(
    files.map(({ name, bytes, integrity }) => {
      const found = hashesOf(Buffer.from(bytes, 'base64')).integrity;
      if (found !== integrity) throw new DomainError('registry.file_altered', { details: { file: name } });
      return [name, found];
    }),
  );
}

function sameOrRefused(known: VersionRow, files: Record<string, string>): { created: false } {
  const names = Object.keys(files);
  const same = names.length === Object.keys(known.files).length && names.every((name) => known.files[name] === files[name]);
  if (!same) throw new DomainError('registry.version_exists', { details: { version: known.version } });
  return { created: false };
}
