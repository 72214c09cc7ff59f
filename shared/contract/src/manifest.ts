import type { Locale, RemoteDescriptor } from './descriptor';

/** `on` shows it; `off` hides it; `draining` takes no new mounts and leaves open ones until they are idle. */
export type RemoteMode = 'on' | 'off' | 'draining';

/** One remote as a brand runs it at this moment. */
export interface ManifestRemote {
  enabled: boolean;
  mode: RemoteMode;
  version: string;
  /** Address of its remoteEntry; the folder of all its other files. */
  entry: string;
  /** Every file of the version, relative to the entry's folder, with its hash (`sha384-…`). A file that is missing here never runs. */
  assets: Readonly<Record<string, string>>;
  descriptor: RemoteDescriptor;
  /** How long the shell waits for the entry. */
  timeoutMs: number;
  owner: string;
}

/** Everything the shell needs to know about a brand before it loads any remote. */
export interface BrandManifest {
  schema: 1;
  brand: string;
  /** Grows with each change; a lower one than already seen is refused. */
  seq: number;
  issuedAt: string;
  notAfter: string;
  shell: { contract: number; minimum: string };
  maintenance: { on: boolean };
  flags: Readonly<Record<string, boolean>>;
  locales: { default: Locale; offered: readonly Locale[] };
  /** `name@version` that never run again. */
  revoked: readonly string[];
  remotes: Readonly<Record<string, ManifestRemote>>;
}

/** A manifest and who vouches for it: `payload` is base64 of the exact bytes that were signed with Ed25519, `signature` base64. */
export interface SignedManifest {
  kid: string;
  payload: string;
  signature: string;
}
