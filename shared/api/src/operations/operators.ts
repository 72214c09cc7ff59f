import { type Static, Type } from 'typebox';
import { BrandCode } from '../registry';
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

/** Who is signed in. */
export interface StaffSession {
  operator: OperatorView;
  /** Sent back as `x-pavilion-csrf` with every call that changes something. */
  csrf: string;
}

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
export interface AuditLine {
  id: string;
  at: string;
  who: string;
  action: string;
  brand: string | null;
  remote: string | null;
  reason: string;
  seq: number | null;
  before: unknown;
  after: unknown;
  hash: string;
}
