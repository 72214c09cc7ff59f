import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import type { WithdrawalConfirmation, WithdrawalState } from '../withdrawals';

const closed = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });

/** What operators have to do, and what is done. */
export const withdrawalQueues = ['review', 'disputed', 'moving', 'ended'] as const;
export type WithdrawalQueue = (typeof withdrawalQueues)[number];

/** `GET /staff/brands/:brand/withdrawals` (role `viewer`): the oldest first where somebody waits, of those to be agreed to whoever has a rank with faster review before others, the newest first where nobody does; a page of it, from behind `after`. */
export const WithdrawalQueueQuery = Type.Object({ queue: Type.Enum([...withdrawalQueues]), after: Type.Optional(Id) }, closed);
export type WithdrawalQueueQuery = Static<typeof WithdrawalQueueQuery>;

/** A withdrawal as operators see it. Amounts are minor units; of the number only the end is shown. */
export interface WithdrawalLine {
  id: string;
  /** Ten signs that its member reads out. */
  reference: string;
  state: WithdrawalState;
  confirmation: WithdrawalConfirmation;
  member: { id: string; account: string; registeredAt: string };
  method: { bn: string; en: string };
  payee: { holder: string; bank?: string; number: string; addedAt: string };
  amount: string;
  fee: string;
  paid: string;
  /** What its member says arrived, of one that is or was disputed; the rest is what goes back. */
  received: string | null;
  currency: string;
  /** Why a person looks at it: `large`, `shared-payee`, `first`. */
  flags: string[];
  /** Because of its member's rank it is looked at before others. */
  faster: boolean;
  /** Who agreed to what is open, and how many have to: to pay it out, or, of a disputed one, to give it back. */
  approvals: string[];
  needed: number;
  reason: string | null;
  hasProof: boolean;
  requestedAt: string;
  endedAt: string | null;
}

/** What `GET /staff/brands/:brand/withdrawals` answers; the counts are of all that waits. `GET …/:id` (role `viewer`) answers one line. */
export interface WithdrawalQueueValue {
  list: WithdrawalLine[];
  /** What the next page begins after; absent on the last. */
  next?: string;
  waiting: { review: number; disputed: number };
}

/** `POST /staff/brands/:brand/withdrawals/:id/approval` and `…/rejection` (role `approver`). The reason of a rejection is shown to its member. */
export const WithdrawalDecision = Type.Object({ reason: text(300, 3) }, closed);
export type WithdrawalDecision = Static<typeof WithdrawalDecision>;

/** `PUT /staff/brands/:brand/withdrawals/:id/dispute` (role `approver`): `forced` holds it to have arrived, `returned` gives the money back. */
export const DisputeResolution = Type.Object({ outcome: Type.Enum(['forced', 'returned']), reason: text(300, 3) }, closed);
export type DisputeResolution = Static<typeof DisputeResolution>;

/** Where a withdrawal is. */
export const WithdrawalAddress = Type.Object({ brand: text(40, 1), id: Id }, closed);
