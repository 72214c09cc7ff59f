import { type Static, type TSchema, Type } from 'typebox';
import { OfferCode } from '../bonuses';
import { BrandCode } from '../registry';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });
const Reason = text(300, 3);
const Name = Type.Object({ bn: text(80, 1), en: text(80, 1) }, closed);
/** How a fact about members is called. */
const Fact = Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$', maxLength: 40 });
const Days = Type.Integer({ minimum: 1, maximum: 3650 });
/** A whole number; money in minor units. */
const Digits = Type.String({ pattern: '^(0|[1-9][0-9]{0,14})$', maxLength: 15 });
/** A mark that operators give members, in small letters of any script. */
export const MemberTag = Type.String({ pattern: '^[a-z0-9\\u0980-\\u09ff][a-z0-9\\u0980-\\u09ff-]{0,39}$', maxLength: 40 });

/** So many groups lie in each other, the outermost included. */
export const SEGMENT_DEPTH = 4;
/** So many conditions a rule has at most. */
export const SEGMENT_CONDITIONS = 30;
/** So many values a condition names at most. */
export const SEGMENT_VALUES = 50;
/** So many members are given a tag at once. */
export const TAGGED_AT_ONCE = 1_000;

const Values = Type.Array(text(80, 1), { minItems: 1, maxItems: SEGMENT_VALUES, uniqueItems: true });

/**
 * One thing that is known of members. A text is one of those named; of a set any or all of those named are in it; a number is at least, at most or exactly so
 * much; a day is one of the last `days` (`within`; today is the first of them) or before these (`before`); a flag is what it is.
 * `days` of a number counts only what was in the last so many days.
 */
export const SegmentCondition = Type.Union([
  Type.Object({ fact: Fact, op: Type.Enum(['one-of', 'any-of', 'all-of']), values: Values }, closed),
  Type.Object(
    { fact: Fact, op: Type.Enum(['at-least', 'at-most', 'exactly']), value: Digits, days: Type.Union([Type.Null(), Days]) },
    closed,
  ),
  Type.Object({ fact: Fact, op: Type.Enum(['within', 'before']), days: Days }, closed),
  Type.Object({ fact: Fact, op: Type.Literal('is'), value: Type.Boolean() }, closed),
]);
export type SegmentCondition = Static<typeof SegmentCondition>;
/** What a condition may say of its fact. */
export type SegmentOperation = SegmentCondition['op'];

/** All, any or none of what is in it has to hold. */
export interface SegmentRule {
  match: 'all' | 'any' | 'none';
  of: (SegmentCondition | SegmentRule)[];
}

const group = (inner: TSchema) =>
  Type.Object(
    { match: Type.Enum(['all', 'any', 'none']), of: Type.Array(inner, { minItems: 1, maxItems: SEGMENT_CONDITIONS }) },
    closed,
  );
const groupsWithin = (depth: number): TSchema =>
  group(depth === 1 ? SegmentCondition : Type.Union([SegmentCondition, groupsWithin(depth - 1)]));

/** The rule of a segment, {@link SEGMENT_DEPTH} groups deep at most. */
export const SegmentRuleSchema = Type.Unsafe<SegmentRule>(groupsWithin(SEGMENT_DEPTH));

/**
 * `PUT /staff/brands/:brand/segments/:code` (role `approver`): the next version of a segment, `version` being the one that was looked at, 0 when there is none. It
 * holds at once. One that decides about money is refused to one operator alone (`segments.decides_about_money`); `POST …/:code/requests` asks for another one.
 */
export const SegmentChange = Type.Object(
  { name: Name, rule: SegmentRuleSchema, enabled: Type.Boolean(), version: Type.Integer({ minimum: 0 }), reason: Reason },
  closed,
);
export type SegmentChange = Static<typeof SegmentChange>;

/** `POST /staff/brands/:brand/segments/count` (role `viewer`): who would be in it. Whoever asks again and again is answered one after another. */
export const SegmentQuestion = Type.Object({ rule: SegmentRuleSchema }, closed);

/** So many members of how many, and a few of them by masked account. Closed, locked and trial accounts are in no segment. */
export interface SegmentCount {
  members: number;
  of: number;
  sample: string[];
}

/** Of what type a fact is; by it a builder knows what may be asked of it. */
export type SegmentFactType = 'number' | 'date' | 'text' | 'set' | 'flag';

/** A fact that segments may ask about. */
export interface SegmentFactLine {
  key: string;
  type: SegmentFactType;
  /** The number may be that of the last so many days. */
  lastDays: boolean;
  /** The number is money, in minor units of the brand's currency. */
  money: boolean;
  /** What it can be, where that is known; empty where anything may be. */
  choices: string[];
}

/** Where a segment is used. `gives` where members are given something by it. */
export interface SegmentUse {
  kind: 'offer' | 'mission' | 'message' | 'promotion';
  name: { bn: string; en: string };
  gives: boolean;
}

/** A version of a segment. */
export interface SegmentLine {
  code: string;
  version: number;
  name: { bn: string; en: string };
  rule: SegmentRule;
  /** Nobody is in one that is off. */
  enabled: boolean;
  writtenBy: string;
  writtenAt: string;
}

/** What is asked of a second operator: another version of a segment, or a tag for members. */
export type SegmentRequest = {
  id: string;
  code: string;
  requestedBy: string;
  requestedAt: string;
} & ({ kind: 'segment'; wanted: SegmentChange } | { kind: 'tag'; wanted: TagChange });

/** What `GET /staff/brands/:brand/segments` answers (role `viewer`): each segment's latest versions, newest first, what waits, and what may be asked about. */
export interface SegmentsValue {
  /** Of the brand: that of money in rules. */
  currency: string;
  segments: { code: string; versions: SegmentLine[]; uses: SegmentUse[] }[];
  requests: SegmentRequest[];
  facts: SegmentFactLine[];
}

/** A segment of a brand. */
export const SegmentAddress = Type.Object({ brand: BrandCode, code: OfferCode }, closed);
/** `POST /staff/brands/:brand/segment-requests/:id/approval` and `/rejection` (role `approver`): agreed to by another than the one who asked. */
export const SegmentRequestAddress = Type.Object({ brand: BrandCode, id: Id }, closed);
/** Why it is agreed to, or not. */
export const SegmentRequestDecision = Type.Object({ reason: Reason }, closed);

/**
 * `POST /staff/brands/:brand/tags` (role `operator`): gives members a tag, or takes it from them (`give` false); accounts as they are written, without regard to case. A
 * tag that a segment which decides about money asks about is refused to one operator alone; `POST …/tags/requests` asks for another one.
 */
export const TagChange = Type.Object(
  {
    tag: MemberTag,
    give: Type.Boolean(),
    accounts: Type.Array(text(64, 1), { minItems: 1, maxItems: TAGGED_AT_ONCE, uniqueItems: true }),
    reason: Reason,
  },
  closed,
);
export type TagChange = Static<typeof TagChange>;

/** Of how many members the tag was changed; the others had it so already. */
export interface TagOutcome {
  changed: number;
}

/** A member by their public id. */
export const TaggedMemberAddress = Type.Object({ brand: BrandCode, id: Type.String({ pattern: '^[0-9a-f]{16}$' }) }, closed);

/** What `GET /staff/brands/:brand/members/:id/tags` answers (role `viewer`), and every tag of the brand. */
export interface MemberTagsValue {
  tags: { tag: string; setBy: string; setAt: string }[];
  known: string[];
}
