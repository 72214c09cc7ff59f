import { type Static, Type } from 'typebox';
import { BrandCode } from '../registry';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;

/** How a message travels. */
export const messageKinds = ['sms', 'mail'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** `waiting`: to be sent or tried again; `failed`: given up; `expired`: what it says was no longer true before it could be sent. */
export const messageStates = ['waiting', 'sent', 'failed', 'expired'] as const;
export type MessageState = (typeof messageStates)[number];

/** What a message says; its texts are the gateway's, in every language. */
export const messageTemplates = [
  'code.login',
  'code.register',
  'code.password',
  'code.check',
  'code.change',
  'password.link',
  'password.changed',
  'staff.enrolment',
  'staff.locked-out',
  'staff.password-known',
  'staff.recovered',
  'staff.changed',
  'payment-password.changed',
  'mail.changed',
  'authenticator.enrolled',
  'authenticator.removed',
  'payee.added',
  'sign-in.locked',
  'win.paid',
  'win.refused',
  'level.warning',
] as const;
export type MessageTemplate = (typeof messageTemplates)[number];

/** `GET /staff/outbox` (role `viewer`), the latest first. `before` is the `next` of the page before. */
export const OutboxQuery = Type.Object(
  {
    brand: Type.Optional(BrandCode),
    kind: Type.Optional(Type.Enum([...messageKinds])),
    state: Type.Optional(Type.Enum([...messageStates])),
    before: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$' })),
    limit: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
  },
  closed,
);
export type OutboxQuery = Static<typeof OutboxQuery>;

/** A message to one person. */
export interface OutboxLine {
  id: string;
  brand: string;
  kind: MessageKind;
  template: MessageTemplate;
  locale: string;
  /** Masked: `+8801•••••678`, `m•••@example.org`. */
  recipient: string;
  state: MessageState;
  attempts: number;
  createdAt: string;
  /** After this it is not sent any more. */
  expiresAt: string;
  /** When it is tried again; null unless it waits. */
  nextAt: string | null;
  sentAt: string | null;
  /** Why the last attempt failed, without a word of the message. */
  error: string | null;
  /** Through what it left: `http`, `smtp` or `sandbox`. */
  via: string | null;
  /** Only of the sandbox, which sends nothing to anybody. */
  text: string | null;
}

/** `next` is the `before` of the next page, null at the end. */
export interface OutboxPage {
  lines: OutboxLine[];
  next: string | null;
}

/** `POST /staff/outbox/:id/retry` (role `operator` of the message's brand): sends a failed message again, while what it says is true. */
export const OutboxRetry = Type.Object({ reason: text(400, 3) }, closed);
export type OutboxRetry = Static<typeof OutboxRetry>;
