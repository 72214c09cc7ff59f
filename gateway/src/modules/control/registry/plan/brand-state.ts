import type { CanaryStage } from '@pavilion/api/staff';
import type { Locale, MaintenanceNotice, RemoteDescriptor, RemoteMode } from '@pavilion/contract';

/** How many earlier versions can be gone back to, and how many ended ones the manifest names. */
export const MAX_EARLIER_VERSIONS = 20;

/** A canary under way. `nextStageAt` is when its present stage is over. */
export interface Canary {
  version: string;
  salt: string;
  stages: readonly CanaryStage[];
  stage: number;
  startedAt: Date;
  stageAt: Date;
  nextStageAt: Date;
}

/** One remote as a brand runs it. Without a version it waits for its first promotion. */
export interface RemoteInBrand {
  mode: RemoteMode;
  version: string | null;
  pinned: boolean;
  /** Versions before, the latest first. */
  history: readonly string[];
  ended: readonly string[];
  maintenance: MaintenanceNotice | null;
  timeoutMs: number;
  canary: Canary | null;
}

/** Everything about a brand that a change can change. */
export interface BrandState {
  code: string;
  theme: { name: string; default: 'dark' | 'light' };
  locales: { default: Locale; offered: readonly Locale[] };
  flags: Readonly<Record<string, boolean>>;
  maintenance: MaintenanceNotice;
  remotes: Readonly<Record<string, RemoteInBrand>>;
  /** `name@version`, in all brands. */
  revoked: ReadonlySet<string>;
  /** Another operator has to agree to changes. */
  fourEyes: boolean;
}

/** What a plan has to know beside the brand. */
export interface PlanContext {
  /** By the database's clock. */
  now: Date;
  /** What the versions that matter say of themselves, by `name@version`; one that is missing was never published. */
  descriptors: ReadonlyMap<string, RemoteDescriptor>;
  themes: readonly string[];
  /** For canaries that begin. */
  salt: string;
}

export const versionKey = (remote: string, version: string) => `${remote}@${version}`;

/** A remote that a brand is about to have. */
export const newRemote: RemoteInBrand = {
  mode: 'on',
  version: null,
  pinned: false,
  history: [],
  ended: [],
  maintenance: null,
  timeoutMs: 4_000,
  canary: null,
};
