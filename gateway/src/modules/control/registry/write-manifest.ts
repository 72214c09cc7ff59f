import {
  type BrandManifest,
  CONTRACT_VERSION,
  type ManifestCanary,
  type ManifestRemote,
  type ManifestVersion,
  type SignedManifest,
  type StopOrder,
} from '@pavilion/contract';
import { DAY_MS } from '@pavilion/time';
import type { ManifestKey } from './manifest-keys';
import { type BrandState, type Canary, versionKey, type RemoteInBrand } from './plan/brand-state';
import { placesLost, withoutPlaces } from './plan/places';
import type { VersionRow } from './store';

/** Far longer than a manifest is ever in force, so that a browser that was closed for a weekend starts with what it has. */
const VALIDITY_MS = 7 * DAY_MS;
const MINIMUM_SHELL = '1.0.0';

/** Versions that a manifest is written from, by `name@version`. */
export type VersionRows = ReadonlyMap<string, VersionRow>;

/** When a manifest has to be issued anew although nothing changed. */
export function needsRenewal(issuedAt: Date): boolean {
  return Date.now() - issuedAt.getTime() > DAY_MS;
}

/** What a brand is from `issuedAt` on. */
export function writeManifest(brand: BrandState, seq: number, issuedAt: Date, rows: VersionRows): BrandManifest {
  const descriptors = new Map([...rows].map(([name, { descriptor }]) => [name, descriptor]));
  return {
    schema: 1,
    brand: brand.code,
    seq,
    issuedAt: issuedAt.toISOString(),
    notAfter: new Date(issuedAt.getTime() + VALIDITY_MS).toISOString(),
    shell: { contract: CONTRACT_VERSION, minimum: MINIMUM_SHELL },
    maintenance: brand.maintenance,
    ...(brand.retired && { retired: true }),
    theme: brand.theme,
    flags: brand.flags,
    locales: brand.locales,
    revoked: [...brand.revoked],
    remotes: Object.fromEntries(
      Object.entries(brand.remotes).flatMap(([remote, state]) => {
        const row = rows.get(versionKey(remote, state.version ?? ''));
        return row ? [[remote, remoteOf(state, row, rows, placesLost(brand, remote, descriptors))]] : [];
      }),
    ),
  };
}

function remoteOf(
  { mode, canary, ended, maintenance, timeoutMs }: RemoteInBrand,
  row: VersionRow,
  rows: VersionRows,
  lost: ReadonlySet<string>,
): ManifestRemote {
  const tried = canary && canaryOf(canary, rows.get(versionKey(row.remote, canary.version)), lost);
  return {
    enabled: mode !== 'off' && mode !== 'killed',
    mode,
    ...versionOf(row, lost),
    ...(tried && { canary: tried }),
    ...(maintenance && { maintenance }),
    ended,
    timeoutMs,
    owner: row.owner,
  };
}

function versionOf({ remote, version, files, descriptor }: VersionRow, lost: ReadonlySet<string>): ManifestVersion {
  const entry = `${folderOf(remote, version)}remoteEntry.js`;
  return { version, entry, assets: files, descriptor: withoutPlaces(descriptor, lost) };
}

function canaryOf(
  { stages, stage, salt, audience }: Canary,
  row: VersionRow | undefined,
  lost: ReadonlySet<string>,
): ManifestCanary | undefined {
  const bps = stages[stage]?.bps;
  if (!row || !bps) return undefined;
  // Whom it is for stays here: a manifest is public, and names testers and agents.
  return { ...versionOf(row, lost), salt, ...(audience ? { bps: 0, targeted: { bps } } : { bps }) };
}

/** Where the files of a version are served. */
export function folderOf(remote: string, version: string): string {
  return `/remotes/${remote}/${version}/`;
}

/** Seals a manifest or what goes ahead of it: the payload is base64 of the very bytes that were signed. */
export function signManifest(content: BrandManifest | StopOrder, key: ManifestKey): SignedManifest {
  const payload = Buffer.from(JSON.stringify(content));
  return { kid: key.kid, payload: payload.toString('base64'), signature: key.sign(payload).toString('base64') };
}
