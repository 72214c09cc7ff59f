import type {
  AuditEntry,
  BrandState as BrandOnWire,
  BrandChangeResult,
  Promotion,
  RetiredBrandName,
  Rollback,
  Switch,
} from '@pavilion/api/registry';
import type { BrandManifest, RemoteMode } from '@pavilion/contract';
import type { Observable } from 'rxjs';
import { type RegistryTokens } from './deploy-tokens';
import { type PreloadFile, type PreloadTarget } from './preload-files';
import { type ActivatedManifest, type ActiveManifest } from './active-manifests';
import { type Encoding } from './object-store';
import { type Previews } from './previews';
import { type ReleaseReadiness } from './release-readiness';
import { type Releases } from './releases';
import { type BrandChanges } from './brand-changes';
/** Published remotes, and what each brand runs of them. */
export interface Registry extends BrandChanges {
  /** A brand's signed manifest and what it says; the same object until it changes. Undefined for an unknown brand. */
  manifestOf(brand: string): ActiveManifest | undefined;
  /** Each newer manifest, once it is in force on this instance. */
  activated: Observable<ActivatedManifest>;
  /** Files that a page at an address of `remote` needs first, for preload links. Empty while the remote is off. */
  preloadFiles(manifest: BrandManifest, remote: string, part?: PreloadTarget): readonly PreloadFile[];
  /** Bytes of a published file in the best of `wanted` encodings. */
  file(
    remote: string,
    version: string,
    name: string,
    wanted: readonly Encoding[],
  ): Promise<{ bytes: Buffer; encoding: Encoding } | undefined>;
  /** Whether the files of a version are there. */
  readiness: ReleaseReadiness;
  releases: Releases;
  previews: Previews;
  /** @throws DomainError `registry.unknown_remote` */
  versions(remote: string): Promise<{ version: string; createdAt: string }[]>;
  hasVersion(remote: string, version: string): Promise<boolean>;
  /**
   * Puts a version into brands; without `brands` into every brand that wants the remote, has not pinned it, tries no canary of it
   * and did not take this version back.
   *
   * @throws DomainError `registry.unknown_version`, `registry.version_revoked`, `registry.contract_unsupported`, `site.unknown_brand`
   */
  promote(remote: string, promotion: Promotion & { who: string }): Promise<BrandChangeResult[]>;
  /** Switches a remote for one brand; open pages follow within moments. @throws DomainError `registry.unknown_remote` */
  setMode(remote: string, mode: RemoteMode, wanted: Switch): Promise<BrandChangeResult>;
  /** Back to an earlier version. @throws DomainError `registry.unknown_remote`, `registry.unknown_version` */
  rollback(remote: string, wanted: Rollback): Promise<BrandChangeResult>;
  /** Brands that are not retired. */
  states(): Promise<Omit<BrandOnWire, 'pages'>[]>;
  /** Brands that are, and since when. */
  retired(): RetiredBrandName[];
  audit(brand: string | undefined, limit: number): Promise<AuditEntry[]>;
  /** Does now whatever is due by the clock: it does so by itself every second. */
  tick(): Promise<void>;
  tokens: RegistryTokens;
}
