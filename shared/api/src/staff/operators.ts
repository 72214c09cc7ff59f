import { type Static, Type } from 'typebox';
import { type AuditEntry, BrandCode } from '../registry';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;

/** `viewer` sees, `operator` changes, `approver` also agrees to others' changes, `admin` also looks after operators. Each contains the one before. */
export const operatorRoles = ['viewer', 'operator', 'approver', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

const Code = Type.String({ pattern: '^[0-9]{6}$' });

/** `POST /staff/session`: password first; the answer says that the code of the authenticator is still missing. */
export const StaffSignIn = Type.Object({ name: text(60, 1), password: text(200, 1), code: Type.Optional(Code) }, closed);
export type StaffSignIn = Static<typeof StaffSignIn>;

/** `POST /staff/operators`: the new operator gets a one-time address at which to set password and authenticator. */
export const NewOperator = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9._-]{2,40}$' }),
    displayName: text(80, 1),
    roles: Type.Record(Type.Union([BrandCode, Type.Literal('*')]), Type.Enum([...operatorRoles])),
    reason: text(400, 3),
  },
  closed,
);
export type NewOperator = Static<typeof NewOperator>;

/** `PUT /staff/enrolment/:token`: `code` proves that the authenticator has the secret. */
export const Enrolment = Type.Object({ password: text(200, 12), code: Code }, closed);
export type Enrolment = Static<typeof Enrolment>;

/** `PATCH /staff/operators/:id`: only what is to be different. `recover` ends password and authenticator, and gives a new one-time address. */
export const OperatorChange = Type.Object(
  {
    displayName: Type.Optional(text(80, 1)),
    roles: Type.Optional(NewOperator.properties.roles),
    locked: Type.Optional(Type.Boolean()),
    recover: Type.Optional(Type.Literal(true)),
    reason: text(400, 3),
  },
  closed,
);
export type OperatorChange = Static<typeof OperatorChange>;

/** What an invitation or a change of an operator comes to. */
export interface OperatorChangeResult {
  operator: OperatorView;
  /** Where the operator sets password and authenticator, once; null when nothing is to be set. */
  enrolment: { address: string; until: string } | null;
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
