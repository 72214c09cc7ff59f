import { type CanaryAudience, type CanarySeen, type CanaryStage, STAGE_VISITS } from '@pavilion/api/staff';
import type { Locale, MaintenanceNotice, RemoteDescriptor, RemoteMode } from '@pavilion/contract';

/** How many earlier versions can be gone back to, and how many ended ones the manifest names. */
export const MAX_EARLIER_VERSIONS = 20;

/** A canary under way. `nextStageAt` is when its present stage is over, if enough was seen of it. */
export interface Canary {
  version: string;
  salt: string;
  stages: readonly CanaryStage[];
  stage: number;
  startedAt: Date;
  stageAt: Date;
  nextStageAt: Date;
  /** Whom it is for, beside its share; null is everybody. */
  audience: CanaryAudience | null;
  /** What pages saw since `stageAt`; null before anybody looked. */
  seen: CanarySeen | null;
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

/** A place that one remote gave to another. */
export interface GivenPlace {
  from: string;
  to: string;
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
  /** Places that a remote gave to another one, by place. */
  places: Readonly<Record<string, GivenPlace>>;
  /** Another operator has to agree to changes. */
  fourEyes: boolean;
  /** Its site is closed for good, unless it is brought back. */
  retired: boolean;
}

/** What members and companies have not settled yet with a brand. */
export interface OpenMoney {
  /** How many members have money in their wallets, and how much in each currency, as people read it: “BDT 1,234.56”. */
  members: number;
  balances: readonly string[];
  /** Deposits that did not end, and withdrawals and held wins that nobody decided yet. */
  deposits: number;
  withdrawals: number;
  heldWins: number;
  /** Withdrawals that were approved and are on their way, and rounds that their vendors have not settled. */
  payouts: number;
  rounds: number;
}

/** What a plan has to know beside the brand. */
export interface PlanContext {
  /** By the database's clock. */
  now: Date;
  /** What the versions that matter say of themselves, by `name@version`; one that is missing was never published. */
  descriptors: ReadonlyMap<string, RemoteDescriptor>;
  /** The shared packages that each of these versions was built with, as far as they said so, and those that the shell has. */
  packages: ReadonlyMap<string, Readonly<Record<string, string>>>;
  shell: Readonly<Record<string, string>>;
  themes: readonly string[];
  /** Only for a brand that is to be retired: whether another one is left, and what is not settled. */
  leaving?: { lastBrand: boolean; money: OpenMoney };
  /** For canaries that begin. */
  salt: string;
}

/** Visits that the present stage has to see. */
export function visitsNeeded({ stages, stage }: Canary): number {
  return stages[stage]?.visits ?? STAGE_VISITS;
}

/** Whether the present stage had its time and its visits. */
export function isStageOver(canary: Canary, now: Date): boolean {
  return canary.nextStageAt <= now && (canary.seen?.visits ?? 0) >= visitsNeeded(canary);
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
