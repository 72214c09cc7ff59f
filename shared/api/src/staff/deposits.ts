import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import type { DepositReviewReason, DepositFlow, DepositState } from '../wallet';

const closed = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });
const Reason = text(300, 3);

/** What operators have to do, what members have begun, and what is done. */
export const depositQueues = ['review', 'open', 'ended'] as const;
export type DepositQueue = (typeof depositQueues)[number];

/** `GET /staff/brands/:brand/deposits` (role `viewer`): the oldest first where somebody waits, the newest first elsewhere; a page of it, from behind `after`. */
export const DepositQueueQuery = Type.Object({ queue: Type.Enum([...depositQueues]), after: Type.Optional(Id) }, closed);
export type DepositQueueQuery = Static<typeof DepositQueueQuery>;

/** A deposit as operators see it. Amounts are minor units. */
export interface DepositLine {
  id: string;
  state: DepositState;
  flow: DepositFlow;
  reviewReason: DepositReviewReason | null;
  reference: string;
  member: { id: string; account: string; registeredAt: string };
  method: { bn: string; en: string };
  provider: string;
  amount: string;
  fee: string;
  /** What the provider says arrived, the fee included; of a transfer, what the first operator found. */
  arrived: string | null;
  credited: string | null;
  currency: string;
  hasSlip: boolean;
  /** Who agreed, and how many have to. */
  approvals: string[];
  needed: number;
  reason: string | null;
  createdAt: string;
  expiresAt: string;
  endedAt: string | null;
  /** When the provider took it back, of one that is returned. */
  sentBackAt: string | null;
}

/** What `GET /staff/brands/:brand/deposits` answers; the count is of all that waits. `GET …/:id` (role `viewer`) answers one line. */
export interface DepositQueueValue {
  list: DepositLine[];
  /** What the next page begins after; absent on the last. */
  next?: string;
  waiting: number;
}

/** `POST /staff/brands/:brand/deposits/:id/approval` (role `approver`): so much arrived, the fee included. Two say the same from the brand's limit on. */
export const DepositApproval = Type.Object(
  { arrived: Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 }), reason: Reason },
  closed,
);
export type DepositApproval = Static<typeof DepositApproval>;

/** `POST …/:id/rejection` (no money was found) and `…/:id/return` (it goes back to the payer), role `approver`. The member reads the reason. */
export const DepositDecision = Type.Object({ reason: Reason }, closed);
export type DepositDecision = Static<typeof DepositDecision>;

/** Where a deposit is. */
export const DepositAddress = Type.Object({ brand: text(40, 1), id: Id }, closed);

/** A way to pay in as operators see it: whether it is on, whom it is for, and how it went within the last 24 hours. */
export interface DepositMethodLine {
  code: string;
  name: { bn: string; en: string };
  flow: DepositFlow;
  mark: string;
  provider: string;
  min: string;
  max: string;
  feeBps: number;
  currency: string;
  enabled: boolean;
  /** `paid-deposits`, `registered-days` or `proven-phone`, and how many at least. */
  rules: { rule: string; least: number }[];
  paid: number;
  unpaid: number;
  /** Seconds from the beginning to the money, in the middle; `null` without any. */
  medianSeconds: number | null;
}

/** How a provider's word reaches us, within the last 24 hours. */
export interface DepositProviderLine {
  provider: string;
  lastCallbackAt: string | null;
  handled: number;
  repeated: number;
  /** Refused because of their signature or age, or because nobody knows the payment. */
  refused: number;
}

/** `GET /staff/brands/:brand/deposit-methods` (role `viewer`). */
export interface DepositMethodsOverview {
  methods: DepositMethodLine[];
  providers: DepositProviderLine[];
}

/** `PUT /staff/brands/:brand/deposit-methods/:code` (role `operator`): switches a way to pay in. */
export const DepositMethodSwitch = Type.Object({ enabled: Type.Boolean(), reason: Reason }, closed);
export type DepositMethodSwitch = Static<typeof DepositMethodSwitch>;
/** Where a way to pay in is: its code within a brand. */
export const DepositMethodAddress = Type.Object({ brand: text(40, 1), code: text(40, 1) }, closed);
