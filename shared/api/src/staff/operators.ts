import { type Static, Type } from 'typebox';
import { type AuditEntry, BrandCode } from '../registry';
import { patterns } from '../auth/patterns';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;

/** `viewer` sees, `operator` changes, `approver` also agrees to others' changes, `admin` also looks after operators. Each contains the one before. */
export const operatorRoles = ['viewer', 'operator', 'approver', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

const Code = Type.String({ pattern: '^[0-9]{6}$' });

/** `POST /staff/session`: password first; the answer says that the code of the authenticator is still missing. */
export const StaffSignIn = Type.Object({ name: text(60, 1), password: text(200, 1), code: Type.Optional(Code) }, closed);
export type StaffSignIn = Static<typeof StaffSignIn>;

const Mail = Type.String({ pattern: patterns.email, maxLength: 160 });
const reason = text(400, 3);

/**
 * `POST /staff/operators`: the new operator gets a one-time address at which to set password and authenticator, by mail, or from an admin
 * other than the one who invites.
 */
export const NewOperator = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9._-]{2,40}$' }),
    displayName: text(80, 1),
    roles: Type.Record(Type.Union([BrandCode, Type.Literal('*')]), Type.Enum([...operatorRoles])),
    mail: Type.Optional(Mail),
    reason,
  },
  closed,
);
export type NewOperator = Static<typeof NewOperator>;

/** `PUT /staff/enrolment/:token`: `code` proves that the authenticator has the secret. */
export const Enrolment = Type.Object({ password: text(200, 12), code: Code }, closed);
export type Enrolment = Static<typeof Enrolment>;

/** `PATCH /staff/operators/:id`: only what is to be different. `recover` ends password and authenticator until the operator enrols anew. */
export const OperatorChange = Type.Object(
  {
    displayName: Type.Optional(text(80, 1)),
    roles: Type.Optional(NewOperator.properties.roles),
    locked: Type.Optional(Type.Boolean()),
    recover: Type.Optional(Type.Literal(true)),
    reason,
  },
  closed,
);
export type OperatorChange = Static<typeof OperatorChange>;

/** `POST /staff/operators/:id/release` and `…/confirmation`: a second admin's part in somebody's enrolment. */
export const OperatorDecision = Type.Object({ reason }, closed);
export type OperatorDecision = Static<typeof OperatorDecision>;

/** What an invitation or a change of an operator comes to. */
export interface OperatorChangeResult {
  operator: OperatorView;
  /**
   * How the operator learns where to set password and authenticator: `mailed` to them, or `waiting` until another admin releases the address.
   * Null when nothing is to be set. Whoever invites or recovers never sees the address.
   */
  enrolment: 'mailed' | 'waiting' | null;
}

/** `POST /staff/operators/:id/release`: where the operator sets password and authenticator, once. */
export interface IssuedEnrolment {
  operator: OperatorView;
  enrolment: { address: string; until: string };
}

/** Why an operator may be the same person as another one. `vouched`: that admin confirmed somebody who came by the command line. */
export type SponsorCause = 'invited' | 'recovered' | 'released' | 'raised' | 'vouched';

/** Who an operator may be a second account of, as nobody else confirmed them since. */
export interface OperatorSponsor {
  /** An operator's name; null is the command line of the machine. */
  name: string | null;
  cause: SponsorCause;
  at: string;
}

/** `GET /staff/operators` (role `admin`): an operator as admins look after them. */
export interface OperatorLine extends OperatorView {
  /** With most of it hidden; null without one. */
  mail: string | null;
  /** How they are to learn of their enrolment; null once they are enrolled. */
  enrolment: 'mailed' | 'released' | 'waiting' | null;
  sponsors: OperatorSponsor[];
  /** Whether the asking admin may hand out the enrolment address, or confirm that a person of their own is behind the account. */
  mayRelease: boolean;
  mayConfirm: boolean;
}

/** `GET /staff/enrolment/:token`. `otpauth` is what an authenticator reads from a QR code. */
export interface EnrolmentView {
  name: string;
  displayName: string;
  otpauth: string;
  until: string;
}

/** Who is signed in. */
export interface StaffSession {
  operator: OperatorView;
  /** Sent back as `x-pavilion-csrf` with every call that changes something. */
  csrf: string;
}

/** An operator as others see them; `invited` until password and authenticator are set. */
export interface OperatorView {
  id: string;
  name: string;
  displayName: string;
  /** By brand; `*` is every brand. */
  roles: Record<string, OperatorRole>;
  state: 'invited' | 'active' | 'locked';
  lastSeenAt: string | null;
}

/** An entry of the audit chain: `hash` covers the entry and the hash before it. */
export interface AuditLine extends AuditEntry {
  id: string;
  hash: string;
}

/** `GET /staff/audit/verify`: whether the chain is what it was, as far as it can tell. */
export interface AuditVerification {
  ok: boolean;
  /** Entries that are as they were, from the first on. */
  checked: number;
  /**
   * The first entry that is not. `altered`: its content, its place or its hash; `missing`: removed; `rewritten`: whole in itself, but not what a
   * checkpoint says; `cut`: the end is gone; `checkpoint`: the chain is whole, but the checkpoints were changed or
   * cannot be read.
   */
  firstBad: { id: string | null; fault: 'altered' | 'missing' | 'rewritten' | 'cut' | 'checkpoint' } | null;
  checkpoints: number;
  /** The entry up to which nobody who only has the database can rewrite the chain. */
  checkpointedTo: number;
}

/** `GET /staff/audit`: the latest first; `next` is the `before` of the next page, null at the end. */
export interface AuditPage {
  lines: AuditLine[];
  next: string | null;
}
