import { type Static, Type } from 'typebox';
import { BrandCode, Mode, RemoteName, Version } from '../registry';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;
/** A sentence in both languages of the platform. */
export const Texts = Type.Object({ bn: text(400, 1), en: text(400, 1) }, closed);
export type Texts = Static<typeof Texts>;
const Moment = Type.String({ format: 'date-time', maxLength: 40 });
const remote = { remote: RemoteName };

/** How many visits a stage needs to have seen when it does not say. */
export const STAGE_VISITS = 20;

/** One step of a canary: so many visitors in ten-thousandths, for at least so long and so many observed visits before the next step. */
export const CanaryStage = Type.Object(
  {
    bps: Type.Integer({ minimum: 1, maximum: 10_000 }),
    minutes: Type.Integer({ minimum: 1, maximum: 10_080 }),
    /** Pages on which the version was asked for; `STAGE_VISITS` unless told. */
    visits: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  },
  closed,
);
export type CanaryStage = Static<typeof CanaryStage>;

const accounts = Type.Array(text(60, 1), { minItems: 1, maxItems: 100 });

/**
 * Whom a canary is for. Its share is of those who meet each condition that is given; testers get it in any case. With testers alone, only they do.
 */
export const CanaryAudience = Type.Object(
  {
    /** ISO 3166, two letters: where the visitor's address is. */
    countries: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1, maxItems: 60 })),
    languages: Type.Optional(Type.Array(Type.Enum(['bn', 'en']), { minItems: 1, maxItems: 2 })),
    devices: Type.Optional(Type.Array(Type.Enum(['phone', 'tablet', 'desktop']), { minItems: 1, maxItems: 3 })),
    /** Kinds of visitors. */
    groups: Type.Optional(Type.Array(Type.Enum(['visitor', 'trial', 'member', 'agent']), { minItems: 1, maxItems: 4 })),
    /** Names of agents: they and the members directly below them. */
    agents: Type.Optional(accounts),
    /** User names of members. */
    testers: Type.Optional(accounts),
  },
  closed,
);
export type CanaryAudience = Static<typeof CanaryAudience>;

/** One thing that is to be different in a brand. Several make one manifest. */
export const Change = Type.Union([
  Type.Object({ kind: Type.Literal('mode'), ...remote, mode: Mode }, closed),
  /** The version that everybody runs. It ends a canary of the remote. */
  Type.Object({ kind: Type.Literal('promote'), ...remote, version: Version }, closed),
  /** A pinned remote is left alone by releases that promote into every brand. */
  Type.Object({ kind: Type.Literal('pin'), ...remote, pinned: Type.Boolean() }, closed),
  Type.Object(
    {
      kind: Type.Literal('canary'),
      ...remote,
      version: Version,
      stages: Type.Array(CanaryStage, { minItems: 1, maxItems: 8 }),
      audience: Type.Optional(CanaryAudience),
    },
    closed,
  ),
  /** Ends a canary: everybody back to the version before. */
  Type.Object({ kind: Type.Literal('canary-end'), ...remote }, closed),
  /** The version before, or the earlier one named: one of the last twenty. */
  Type.Object({ kind: Type.Literal('rollback'), ...remote, version: Type.Optional(Version) }, closed),
  /** Never again, in any brand; open screens of it end now. */
  Type.Object({ kind: Type.Literal('revoke'), ...remote, version: Version }, closed),
  /** The brand has the remote no more: not on the board, in clones or in its manifest. What was published and done stays, and it can be promoted again. */
  Type.Object({ kind: Type.Literal('retire'), ...remote }, closed),
  /** Of the site, or of one remote. */
  Type.Object(
    {
      kind: Type.Literal('maintenance'),
      remote: Type.Optional(RemoteName),
      on: Type.Boolean(),
      until: Type.Optional(Moment),
      text: Type.Optional(Texts),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('flag'), flag: Type.String({ pattern: '^[A-Z][A-Z0-9_]{1,40}$' }), on: Type.Boolean() }, closed),
  Type.Object({ kind: Type.Literal('theme'), name: BrandCode, default: Type.Enum(['dark', 'light']) }, closed),
  Type.Object(
    {
      kind: Type.Literal('locales'),
      default: Type.Enum(['bn', 'en']),
      offered: Type.Array(Type.Enum(['bn', 'en']), { minItems: 1, maxItems: 2 }),
    },
    closed,
  ),
  /** An address, a place in a menu or a slot, or a layout that `remote` has goes to `to`, as soon as a version of that one names it. */
  Type.Object({ kind: Type.Literal('place'), ...remote, place: text(260, 3), to: RemoteName }, closed),
  /** Whether another operator has to agree to changes of the brand. For admins; to end it another admin has to agree. */
  Type.Object({ kind: Type.Literal('four-eyes'), on: Type.Boolean() }, closed),
  /** Closes the brand's site for good and takes it off boards, lists and clones; its history stays. For admins, and for two of them. */
  Type.Object({ kind: Type.Literal('retire-brand') }, closed),
  /** Brings a retired brand back as it was, in maintenance. For two admins. */
  Type.Object({ kind: Type.Literal('restore-brand') }, closed),
]);
export type Change = Static<typeof Change>;
/** What a change is about. */
export type ChangeKind = Change['kind'];

const changes = Type.Array(Change, { minItems: 1, maxItems: 60 });

/** What would happen: nothing is changed by asking. */
export const PlanRequest = Type.Object({ changes }, closed);
export type PlanRequest = Static<typeof PlanRequest>;

/** Makes a plan true. Refused with `registry.conflict` when the brand is no longer at `baseSeq`. */
export const ApplyRequest = Type.Object(
  {
    changes,
    baseSeq: Type.Integer({ minimum: 0 }),
    reason: text(400, 3),
    /** Not now but then. */
    at: Type.Optional(Moment),
  },
  closed,
);
export type ApplyRequest = Static<typeof ApplyRequest>;

/** Approves, rejects or cancels a pending change. */
export const PendingDecision = Type.Object({ reason: text(400, 3) }, closed);
export type PendingDecision = Static<typeof PendingDecision>;

/**
 * `PATCH /staff/brands/:brand/settings`: whether another operator has to agree to changes of the brand. Answers with an `ApplyResult`: to end it
 * waits for another admin.
 */
export const BrandSettings = Type.Object({ fourEyes: Type.Boolean(), reason: text(400, 3) }, closed);
export type BrandSettings = Static<typeof BrandSettings>;

/** A new brand made from another: its remotes, versions, flags and theme; members and money stay where they are. */
export const CloneRequest = Type.Object(
  {
    from: BrandCode,
    code: BrandCode,
    name: text(60, 1),
    host: Type.String({ pattern: '^[a-z0-9.-]{3,120}$' }),
    reason: text(400, 3),
  },
  closed,
);
export type CloneRequest = Static<typeof CloneRequest>;

/** A brand as a file that can live in Git: everything that changes above can change. */
export const BrandFile = Type.Object(
  {
    pavilionBrand: Type.Literal(1),
    brand: BrandCode,
    theme: Type.Object({ name: BrandCode, default: Type.Enum(['dark', 'light']) }, closed),
    locales: Type.Object({ default: Type.Enum(['bn', 'en']), offered: Type.Array(Type.Enum(['bn', 'en'])) }, closed),
    flags: Type.Record(Type.String({ pattern: '^[A-Z][A-Z0-9_]{1,40}$' }), Type.Boolean()),
    remotes: Type.Record(RemoteName, Type.Object({ mode: Mode, version: Version, pinned: Type.Optional(Type.Boolean()) }, closed)),
  },
  closed,
);
export type BrandFile = Static<typeof BrandFile>;
