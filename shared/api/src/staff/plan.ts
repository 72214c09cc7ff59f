import type { Mode } from '../registry';
import type { CanaryAudience, CanaryStage, Change, Texts } from './changes';

/** Something that speaks against a plan. `stops` cannot be overruled; `warns` is for the operator to weigh. */
export interface Objection {
  weight: 'stops' | 'warns';
  /** One of the registry's codes, such as `registry.contract_unsupported`. */
  code: string;
  text: Texts;
  /** Changes of their own that would remove it. */
  cure?: Change[];
}

/** What a plan comes to, in plain words. */
export interface PlanLine {
  change: Change;
  /** “Wallet: 2.3.1 → 2.4.0 for everybody, at the next opening.” */
  text: Texts;
  before: unknown;
  after: unknown;
  objections: Objection[];
}

/** A dry run: nothing is written for it. `POST /staff/brands/:brand/previews` shows the site as it would be. */
export interface Plan {
  brand: string;
  /** The sequence it starts from; what is applied names it. */
  baseSeq: number;
  lines: PlanLine[];
  /** Pages open now in this brand, here and on other instances. */
  openPages: number;
  /** True when another operator has to agree before it is done. */
  needsApproval: boolean;
}

/** What came of applying. */
export interface ApplyResult {
  brand: string;
  outcome: 'done' | 'scheduled' | 'waiting';
  /** False when it is done because everything was so already. */
  changed?: boolean;
  /** Of the manifest that carries it, when it is done. */
  seq: number | null;
  /** Of the request, when it is scheduled or waits for another operator. */
  request: string | null;
}

/** A change that is not done yet. */
export interface PendingChange {
  id: string;
  brand: string;
  state: 'scheduled' | 'waiting';
  lines: Texts[];
  changes: Change[];
  who: string;
  reason: string;
  askedAt: string;
  at: string | null;
  /** Who approved it so far. What the command line asks for needs two approvers, as its word for a name proves nobody. */
  approvals: string[];
  needed: 1 | 2;
  /** Why a scheduled one was not done when its time came, and waits for somebody to look at it. */
  obstacle: Texts | null;
}

/** Health of a remote's version in a brand over the last ten minutes, from players' own pages. */
export interface VersionHealth {
  version: string;
  mounts: number;
  /** Mount failures, refusals and script errors per mount, 0 to 1. */
  failureRate: number;
  /** Median and 95th percentile of the time from asked to shown, in milliseconds; null without mounts. */
  loadP50: number | null;
  loadP95: number | null;
}

/** Parts of one version that pages asked for, and what went wrong with them. */
export interface CanaryFigures {
  attempts: number;
  failures: number;
  errors: number;
}

/** What was seen since a canary's stage began: of the canary, and of the version that everybody else ran. */
export interface CanarySeen {
  /** Pages on which the canary was asked for. */
  visits: number;
  canary: CanaryFigures & { failingPages: number };
  control: CanaryFigures;
}

/** One cell of the board: a remote in a brand. */
export interface BoardCell {
  remote: string;
  mode: Mode;
  version: string | null;
  pinned: boolean;
  maintenance: boolean;
  /** The last twenty that can be gone back to, the latest first. */
  earlier: string[];
  /** The latest version that was released after this one and that nobody decided about yet: it waits to be promoted or tried. */
  waiting: string | null;
  canary: {
    version: string;
    bps: number;
    stage: number;
    stages: CanaryStage[];
    startedAt: string;
    nextStageAt: string | null;
    /** Whom it is for, beside its share; null is everybody. */
    audience: CanaryAudience | null;
    /** The version that it is compared with. */
    control: string | null;
    /** Visits that this stage has to see before the next one may begin. */
    visitsNeeded: number;
    /** Null until the first look, some seconds after the stage began. */
    seen: CanarySeen | null;
  } | null;
  health: VersionHealth[];
  /** How many files of the versions that players run cannot be served; left out while all can. */
  missing?: number;
}

/** One brand of the board. */
export interface BoardBrand {
  brand: string;
  name: string;
  hosts: string[];
  seq: number;
  issuedAt: string;
  maintenance: boolean;
  theme: { name: string; default: 'dark' | 'light' };
  locales: { default: 'bn' | 'en'; offered: ('bn' | 'en')[] };
  flags: Record<string, boolean>;
  /** True when another operator has to agree to changes. */
  fourEyes: boolean;
  cells: BoardCell[];
  /**
   * Pages open now on all instances, how many of them have acknowledged `seq`, and how long those that were open took for it, in milliseconds from
   * when the manifest was made; missing until one did.
   */
  pages: { open: number; current: number; acknowledged?: { pages: number; p50: number; p95: number; p99: number } };
}

/** A brand whose site is closed for good. Its members, money and audit log can be read as before. */
export interface RetiredBrand extends BoardBrand {
  retiredAt: string;
}

/** `GET /staff/board`: every brand that the operator sees, what runs in it and what waits to be done. */
export interface Board {
  brands: BoardBrand[];
  /** Brands that left the board, with what they were. */
  retired: RetiredBrand[];
  /** Every published remote with its versions, the latest first. */
  remotes: { remote: string; owner: string; versions: { version: string; createdAt: string; revoked: boolean }[] }[];
  pending: PendingChange[];
}
