import { Type, type Static } from 'typebox';
import { text } from '../schemas';
import { Version } from './names';

export { FileName, RemoteName, Version } from './names';
export * from './releases';

/** A brand in an address. */
export const BrandCode = Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' });
/** How a remote is switched: the contract's modes. */
export const Mode = Type.Enum(['on', 'draining', 'off', 'killed']);
export type Mode = Static<typeof Mode>;
const closed = { additionalProperties: false } as const;

/** Who asks for a change, and why; both are kept for ever. */
const AuditFields = { who: text(80, 1), reason: text(400, 3) };

/**
 * Puts a version into brands; without `brands`, into every brand that wants the remote. `initial`: only into those of them that never had a
 * version of it, as the start of an installation does.
 */
export const Promotion = Type.Object(
  {
    version: Version,
    brands: Type.Optional(Type.Array(BrandCode, { maxItems: 100 })),
    initial: Type.Optional(Type.Boolean()),
    reason: AuditFields.reason,
    /** What commands of the release before send; the token says who it is. */
    who: Type.Optional(AuditFields.who),
  },
  closed,
);
export type Promotion = Static<typeof Promotion>;

/** Switches a remote for one brand. */
export const Switch = Type.Object({ brand: BrandCode, ...AuditFields }, closed);
export type Switch = Static<typeof Switch>;

/** Goes back to an earlier version of one brand; the last one unless told. */
export const Rollback = Type.Object({ brand: BrandCode, version: Type.Optional(Version), ...AuditFields }, closed);
export type Rollback = Static<typeof Rollback>;

/** One remote as one brand runs it. */
export interface RemoteState {
  remote: string;
  mode: Mode;
  /** Null before the first promotion. */
  version: string | null;
  /** Earlier versions, the latest first. */
  earlier: string[];
}

/** One brand as operators see it. */
export interface BrandState {
  brand: string;
  name: string;
  seq: number;
  issuedAt: string;
  remotes: RemoteState[];
  /** Open pages here, and how many of them run the present sequence. */
  pages: { open: number; current: number };
}

/** A brand whose site is closed for good. */
export interface RetiredBrandName {
  brand: string;
  name: string;
  retiredAt: string;
}

/** What a change did to one brand. */
export interface BrandChangeResult {
  brand: string;
  seq: number;
  /** False when the brand was so already, when it waits, or when it was left alone. */
  changed: boolean;
  /** A promotion into every brand left this one alone: its remote is pinned. */
  pinned?: true;
  /** A promotion into every brand left this one alone: it took this very version back before. */
  takenBack?: true;
  /** A promotion into every brand left this one alone: it tries this version as a canary. */
  trying?: string;
  /** An initial promotion left this one alone: it has this version. */
  runs?: string;
  /** The request that another operator has to agree to before it is done. */
  waiting?: string;
}

/** A change as it is kept. */
export interface AuditEntry {
  at: string;
  who: string;
  action: string;
  brand: string | null;
  remote: string | null;
  reason: string;
  seq: number | null;
  before: unknown;
  after: unknown;
}
