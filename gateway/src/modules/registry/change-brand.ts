import type { Changed } from '@pavilion/api/registry';
import type { RemoteMode } from '@pavilion/contract';
import type { Brand } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import type { ManifestKey } from './manifest-keys';
import {
  addAudit,
  type BrandRemoteRow,
  findManifest,
  lockBrand,
  type ManifestRow,
  putManifest,
  remotesOf,
  setRemote,
} from './store';
import { signManifest, writeManifest } from './write-manifest';

/** What a remote of a brand is to be; `undefined` leaves everything as it is. */
export type Decision = { mode?: RemoteMode; version?: string; history?: string[] } | undefined;

export interface Change {
  action: string;
  remote: string;
  who: string;
  reason: string;
  /** Decides under the brand's lock, from what is true then. @throws DomainError to leave everything as it is */
  decide(row: BrandRemoteRow | undefined): Decision;
}

/** Changes one remote of a brand: state, next manifest and audit entry together, or nothing. */
export async function changeBrand(
  platform: Platform,
  key: ManifestKey,
  brand: Brand,
  change: Change,
): Promise<Changed & { manifest?: ManifestRow }> {
  const { remote, who, reason, action } = change;
  return platform.db.transaction().execute(async (db) => {
    await lockBrand(db, brand.code);
    const row = (await remotesOf(db, brand.code)).find((each) => each.remote === remote);
    const decision = change.decide(row);
    const before = row && stateOf(row);
    const after = { mode: row?.mode ?? 'on', version: row?.version ?? null, history: row?.history ?? [], ...decision };
    const known = await findManifest(db, brand.code);
    if (!decision || (known && JSON.stringify(before) === JSON.stringify(stateOf(after))))
      return { brand: brand.code, seq: known?.seq ?? 0, changed: false };
    await setRemote(db, { brand: brand.code, remote, ...after });
    const manifest = await issueManifest(db, key, brand, known);
    await addAudit(db, { who, action, brand: brand.code, remote, reason, seq: manifest.seq, before, after: stateOf(after) });
    return { brand: brand.code, seq: manifest.seq, changed: true, manifest };
  });
}

function stateOf({ mode, version }: Pick<BrandRemoteRow, 'mode' | 'version'>): { mode: RemoteMode; version: string | null } {
  return { mode, version };
}

/** Signs the brand as it is now, under the next sequence number. The brand is locked by the caller. */
export async function issueManifest(
  db: Parameters<typeof lockBrand>[0],
  key: ManifestKey,
  brand: Brand,
  known: ManifestRow | undefined,
): Promise<ManifestRow> {
  const issuedAt = new Date();
  const seq = (known?.seq ?? 0) + 1;
  const signed = signManifest(writeManifest(brand, seq, issuedAt, await remotesOf(db, brand.code)), key);
  const row = { brand: brand.code, seq, issuedAt, ...signed };
  await putManifest(db, row);
  return row;
}
