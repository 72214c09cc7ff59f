import { type Static, Type } from 'typebox';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;
const reason = text(400, 3);

/**
 * `POST /staff/brands/:brand/members/search`, not in an address because addresses are written down. By the beginning of the user name, by the
 * whole id, by the whole mobile number that the member proved to be theirs, or by the reference of a payment that the member reads out.
 */
export const MemberSearch = Type.Union([
  Type.Object({ account: text(64, 1), after: Type.Optional(text(64, 1)) }, closed),
  Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{16}$' }) }, closed),
  Type.Object({ reference: text(40, 6) }, closed),
  Type.Object({ mobileNum: text(24, 4), countryDialingCode: Type.Optional(text(6, 1)) }, closed),
]);
export type MemberSearch = Static<typeof MemberSearch>;

/** `trial` plays for free; an `agent` has a team. */
export type MemberKind = 'member' | 'agent' | 'trial';
/** `locked` by an operator, who can take it off; a `closed` one stays so. */
export type MemberStatus = 'active' | 'locked' | 'closed';

/** A member in a list. */
export interface MemberLine {
  /** The public id. */
  id: string;
  account: string;
  nickname: string;
  kind: MemberKind;
  status: MemberStatus;
  registeredAt: string;
  lastSignInAt: string | null;
}

/** In the order of names; `next` is the `after` of the next page, null at the end. */
export interface MemberLines {
  list: MemberLine[];
  next: string | null;
}

/** `GET /staff/brands/:brand/members/:id`: nothing by which a person could be reached or recognised is readable in it. */
export interface MemberView extends MemberLine {
  /** Whose team they are in. */
  upline: string | null;
  /** Masked; null for what was never told or proven. */
  contacts: { mail: string | null; phone: string | null };
  /** Who read their date of birth from a document, and when; null where nobody did. The date itself is shown to nobody. */
  birthday: { who: string; at: string } | null;
  /** Who read another date by which they would be older: it holds once a second operator reads the same. */
  waitingBirthday: { who: string; at: string } | null;
  /** How they came, as their browser said when they registered: it proves nothing. Null for accounts that nobody registered. */
  origin: {
    way: 'username' | 'mobile';
    page: string | null;
    domain: string | null;
    device: string | null;
    affiliateCode: string | null;
    referralCode: string | null;
  } | null;
  /** Live sessions, the latest first; networks instead of addresses. */
  sessions: { device: string; network: string; signedInAt: string; seenAt: string }[];
  lock: { reason: string; who: string; at: string } | null;
  /** A mail with a link to a new password can reach them. */
  recoverable: boolean;
}

/** `PUT …/members/:id/lock`: a locked member is signed out everywhere at once and cannot come in until the lock is taken off. */
export const MemberLock = Type.Object({ locked: Type.Boolean(), reason }, closed);
export type MemberLock = Static<typeof MemberLock>;

/**
 * `POST …/members/:id/birthday`: the date of birth that the operator read from a document. Vendors are told the age in full years by it. Where the member would be older by it than was
 * confirmed last, it waits until another operator asks for the same.
 */
export const MemberBirthday = Type.Object({ birthday: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }), reason }, closed);
export type MemberBirthday = Static<typeof MemberBirthday>;

/**
 * `POST …/members/:id/recovery` sends a link to a new password; `POST …/members/:id/sign-out` ends every session; `POST …/members/:id/birthday/withdrawal` takes back the date
 * of birth, the confirmed one and the one that waits.
 */
export const MemberAction = Type.Object({ reason }, closed);
export type MemberAction = Static<typeof MemberAction>;
