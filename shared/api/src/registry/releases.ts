import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import { FileName, Integrity, Version } from './names';

const closed = { additionalProperties: false } as const;

/** What a version may weigh, in bytes. Source maps are counted apart: browsers never get them. */
export const releaseLimits = {
  files: { each: 5_000_000, together: 25_000_000, count: 400 },
  maps: { each: 15_000_000, together: 60_000_000, count: 400 },
} as const;

/** A file by its hash; its bytes are sent apart from it, and only when the registry lacks them. */
const ReleaseFile = Type.Object(
  { name: FileName, integrity: Integrity, size: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) },
  closed,
);
export type ReleaseFile = Static<typeof ReleaseFile>;
const files = Type.Array(ReleaseFile, { maxItems: 2_000 });

const partNames = Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { maxItems: 100 });
/** A remote's own contract: a whole number that grows with each breaking change of what others rely on. */
const OwnContract = Type.Integer({ minimum: 1, maximum: 9_999 });

/** What a build found in the code, beside what the descriptor says of it. */
export const ContractReport = Type.Object(
  {
    contract: OwnContract,
    /** The names behind which the exposed module really has a loader, and the stamp it carries. */
    exports: Type.Object(
      {
        contract: Type.Integer(),
        runtime: text(20, 1),
        pages: partNames,
        slots: partNames,
        layouts: partNames,
        messages: partNames,
      },
      closed,
    ),
    /** Packages that the code takes from the host, with the versions it was built against. */
    shared: Type.Record(Type.String({ maxLength: 80 }), text(40, 1), { maxProperties: 60 }),
    /** Bytes, brotli, until each part can be shown: `pages/wallet.deposit`, `messages/bn`. */
    sizes: Type.Record(Type.String({ maxLength: 120 }), Type.Integer({ minimum: 0 }), { maxProperties: 400 }),
  },
  closed,
);
export type ContractReport = Static<typeof ContractReport>;

/** A version as its team publishes it. The registry computes each hash again. */
export const Release = Type.Object(
  {
    version: Version,
    owner: text(60, 1),
    descriptor: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 20 }),
    files,
    /** Source maps, named after the file with `.map` behind it. */
    maps: files,
    /** Which files a part needs first, by `pages/<id>`, `messages/<locale>` and the like. */
    first: Type.Record(Type.String({ maxLength: 120 }), Type.Array(FileName, { maxItems: 40 }), { maxProperties: 400 }),
    report: ContractReport,
  },
  closed,
);
export type Release = Static<typeof Release>;

/** The hash of a file, in hex, as its bytes are addressed while they are sent. */
export const FileHash = Type.String({ pattern: '^[0-9a-f]{96}$' });

/** One thing that is different between what two versions offer. */
export interface ContractDifference {
  kind: 'page' | 'path' | 'audience' | 'flag' | 'slot' | 'layout' | 'event';
  /** The page, slot, layout or event. */
  name: string;
  /** `null` on the side where it does not exist. */
  before: string | null;
  after: string | null;
  /** Somebody who relies on the version before would notice. */
  breaking: boolean;
}

/** What the registry says to a release before its bytes are sent. */
export interface ReleasePreflight {
  /** True when the version is there, with this content. */
  published: boolean;
  /** Hashes of which the bytes have to be sent. */
  missing: string[];
  /** The version it is compared with; `null` for a remote's first. */
  since: string | null;
  /** The own contracts of that version and of this one. */
  contract: { before: number | null; after: number };
  differences: ContractDifference[];
}
