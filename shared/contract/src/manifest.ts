import type { RemoteDescriptor } from './descriptor';
import type { Locale, Text } from './text';

/**
 * `on` shows it. `draining` takes no new mounts and leaves open ones until the player is idle. `off` hides it and ends open ones that are not
 * busy at once, busy ones when they are done. `killed` ends all of them now.
 *
 * @internal
 */
export type RemoteMode = 'on' | 'draining' | 'off' | 'killed';

/** One published version, as a browser needs it. @internal */
export interface ManifestVersion {
  version: string;
  /** Address of its remoteEntry; the folder of all its other files. */
  entry: string;
  /** Every file of the version, relative to the entry's folder, with its hash (`sha384-…`). A file that is missing here never runs. */
  assets: Readonly<Record<string, string>>;
  descriptor: RemoteDescriptor;
}

/** A version that some visitors try: those whose {@link canaryBucket} is below `bps`, or, when it is `targeted`, whom the gateway names. @internal */
export interface ManifestCanary extends ManifestVersion {
  /** Share of visitors in ten-thousandths; 0 when it is `targeted`, so that a shell that does not know of it tries nothing. */
  bps: number;
  /** Only for visitors whom the gateway names: so many of those who are meant, and all testers. */
  targeted?: { bps: number };
  /** Differs between canaries, so that it is not always the same visitors who try. */
  salt: string;
}

/** Work on a site or on one of its remotes. @internal */
export interface MaintenanceNotice {
  on: boolean;
  /** When it is expected to end, ISO 8601. */
  until?: string;
  /** What players read; the platform's own words when missing. */
  text?: Text;
}

/** One remote as a brand runs it at this moment. @internal */
export interface ManifestRemote extends ManifestVersion {
  enabled: boolean;
  mode: RemoteMode;
  canary?: ManifestCanary;
  maintenance?: MaintenanceNotice;
  /** Versions that open screens leave as soon as they are not busy: rolled back, or a canary that was ended. */
  ended: readonly string[];
  /** How long the shell waits for the entry. */
  timeoutMs: number;
  owner: string;
  /** Only in a preview: it comes from a developer's own machine (a loopback address), where files have no hashes yet. */
  local?: boolean;
}

/** Everything the shell needs to know about a brand before it loads any remote. @internal */
export interface BrandManifest {
  schema: 1;
  brand: string;
  /** Grows with each change; a lower one than already seen is refused. */
  seq: number;
  issuedAt: string;
  notAfter: string;
  shell: { contract: number; minimum: string };
  maintenance: MaintenanceNotice;
  /** The site is closed for good: an open page loads anew, and gets the page that says so. Missing while it is not. */
  retired?: boolean;
  theme: { name: string; default: 'dark' | 'light' };
  flags: Readonly<Record<string, boolean>>;
  locales: { default: Locale; offered: readonly Locale[] };
  /** `name@version` that never run again; open screens of one end now. */
  revoked: readonly string[];
  remotes: Readonly<Record<string, ManifestRemote>>;
  /** This is not what players get: somebody looks at a plan or at a remote on their machine. Never kept, never followed, never counted. */
  preview?: { label: string; until: string };
}

/**
 * A manifest and who vouches for it: `payload` is base64 of the exact bytes that were signed with Ed25519, `signature` base64.
 *
 * @internal
 */
export interface SignedManifest {
  kid: string;
  payload: string;
  signature: string;
}

/**
 * Goes ahead of a manifest that ends something: thousands of open pages are told what ends before any of them asks for the whole manifest. It is
 * signed as a manifest is; `schema` keeps each from being taken for the other.
 *
 * @internal
 */
export interface StopOrder {
  schema: 'stop';
  brand: string;
  /** Of the manifest that it goes ahead of. Nothing older opens again what this one ends. */
  seq: number;
  notAfter: string;
  /** Remotes that are killed from now on. */
  killed: readonly string[];
  /** `name@version` that never run again from now on. */
  revoked: readonly string[];
}

/** What has to end at once, and not when somebody is done with it: what `next` kills or revokes, and `before` did not. @internal */
export function endedAtOnce(before: BrandManifest, next: BrandManifest): Pick<StopOrder, 'killed' | 'revoked'> {
  const isNew = (name: string) => before.remotes[name] !== undefined && before.remotes[name]?.mode !== 'killed';
  return {
    killed: Object.keys(next.remotes).filter((name) => next.remotes[name]?.mode === 'killed' && isNew(name)),
    revoked: next.revoked.filter((version) => !before.revoked.includes(version)),
  };
}
