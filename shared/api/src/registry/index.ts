import { Type, type Static } from 'typebox';
import { text } from '../schemas';

/** A remote's name in an address. */
export const RemoteName = Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' });
/** A version in an address; never taken twice. */
export const Version = Type.String({ pattern: '^[0-9A-Za-z.+-]{1,60}$' });
/** A file of a version: no folders. */
export const FileName = Type.String({ pattern: '^[0-9A-Za-z_][0-9A-Za-z._~-]{0,120}$' });
const Integrity = Type.String({ pattern: '^sha384-[0-9A-Za-z+/]{64}$' });
/** A brand in an address. */
export const BrandCode = Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' });
/** How a remote is switched: the contract's modes. */
export const Mode = Type.Enum(['on', 'draining', 'off', 'killed']);
export type Mode = Static<typeof Mode>;
const closed = { additionalProperties: false } as const;

/** A version as its team publishes it. `bytes` is base64; the registry computes each hash again. */
export const Release = Type.Object(
  {
    version: Version,
    owner: text(60, 1),
    descriptor: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 20 }),
    files: Type.Array(Type.Object({ name: FileName, integrity: Integrity, bytes: Type.String({ maxLength: 8_000_000 }) }, closed), {
      minItems: 1,
      maxItems: 400,
    }),
    /** Which files a part needs first, by `pages/<id>`, `messages/<locale>` and the like. */
    first: Type.Record(Type.String({ maxLength: 120 }), Type.Array(FileName, { maxItems: 40 }), { maxProperties: 400 }),
  },
  closed,
);
export type Release = Static<typeof Release>;

/** Who asks for a change, and why; both are kept for ever. */
const Asked = { who: text(80, 1), reason: text(400, 1) };

/** Puts a version into brands; without `brands`, into every brand that wants the remote. */
export const Promotion = Type.Object(
  { version: Version, brands: Type.Optional(Type.Array(BrandCode, { maxItems: 100 })), ...Asked },
  closed,
);
export type Promotion = Static<typeof Promotion>;

/** Switches a remote for one brand. */
export const Switch = Type.Object({ brand: BrandCode, ...Asked }, closed);
export type Switch = Static<typeof Switch>;

/** Goes back to an earlier version of one brand; the last one unless told. */
export const Rollback = Type.Object({ brand: BrandCode, version: Type.Optional(Version), ...Asked }, closed);
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

/** What a change did to one brand. */
export interface Changed {
  brand: string;
  seq: number;
  /** False when the brand was so already. */
  changed: boolean;
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
