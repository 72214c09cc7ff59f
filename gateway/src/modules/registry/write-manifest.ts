import {
  type BrandManifest,
  CONTRACT_VERSION,
  type ManifestRemote,
  type RemoteDescriptor,
  type SignedManifest,
} from '@pavilion/contract';
import type { Brand } from '../../platform/http';
import type { ManifestKey } from './manifest-keys';
import type { BrandRemoteRow } from './store';

const DAY_MS = 86_400_000;
/** Far longer than a manifest is ever in force, so that a browser that was closed for a weekend starts with what it has. */
const VALID_MS = 7 * DAY_MS;
const MINIMUM_SHELL = '1.0.0';

/** When a manifest has to be issued anew although nothing changed. */
export function isOld(issuedAt: Date): boolean {
  return Date.now() - issuedAt.getTime() > DAY_MS;
}

/** What `brand` is from `issuedAt` on. */
export function writeManifest(brand: Brand, seq: number, issuedAt: Date, rows: readonly BrandRemoteRow[]): BrandManifest {
  return {
    schema: 1,
    brand: brand.code,
    seq,
    issuedAt: issuedAt.toISOString(),
    notAfter: new Date(issuedAt.getTime() + VALID_MS).toISOString(),
    shell: { contract: CONTRACT_VERSION, minimum: MINIMUM_SHELL },
    maintenance: { on: false },
    theme: { name: brand.code, default: brand.defaultTheme },
    flags: brand.flags,
    locales: { default: brand.defaultLocale, offered: brand.locales },
    revoked: [],
    remotes: Object.fromEntries(rows.flatMap((row) => (row.version ? [[row.remote, remoteOf(row, row.version)]] : []))),
  };
}

function remoteOf({ remote, mode, files, descriptor, timeout_ms, owner }: BrandRemoteRow, version: string): ManifestRemote {
  return {
    enabled: mode !== 'off' && mode !== 'killed',
    mode,
    version,
    entry: `${folderOf(remote, version)}remoteEntry.js`,
    assets: files ?? {},
    descriptor: descriptor as RemoteDescriptor,
    ended: [],
    timeoutMs: timeout_ms,
    owner: owner ?? '',
  };
}

/** Where the files of a version are served. */
export function folderOf(remote: string, version: string): string {
  return `/remotes/${remote}/${version}/`;
}

/** Seals a manifest: the payload is base64 of the very bytes that were signed. */
export function signManifest(manifest: BrandManifest, key: ManifestKey): SignedManifest {
  const payload = Buffer.from(JSON.stringify(manifest));
  return { kid: key.kid, payload: payload.toString('base64'), signature: key.sign(payload).toString('base64') };
}
