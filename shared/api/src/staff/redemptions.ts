import { type Static, Type } from 'typebox';
import type { redemptionStates } from '../points';
import { BrandCode } from '../registry';
import { text } from '../schemas';
import type { SecurityChange } from '../withdrawals';

const closed = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });

/** `GET /staff/brands/:brand/redemptions` (role `approver`): those that wait, oldest first, or the latest that were decided. */
export const RedemptionQuery = Type.Object(
  { queue: Type.Optional(Type.Enum(['waiting', 'decided'])), after: Type.Optional(Id) },
  closed,
);
export type RedemptionQuery = Static<typeof RedemptionQuery>;

/** What may be decided. */
export type RedemptionDecision = 'approved' | 'rejected';

/** What a member redeemed, and where it goes. */
export interface RedemptionLine {
  id: string;
  status: (typeof redemptionStates)[number];
  member: { id: string; account: string };
  name: { bn: string; en: string };
  quantity: number;
  /** In digits. */
  points: string;
  receivingAddress: string;
  mobileNumber: string;
  at: string;
  /** What protects the account and changed in the seven days before the order, or between it and the decision; oldest first. */
  securityChanges: { what: SecurityChange; at: string }[];
  decided: { by: string; at: string; reason: string } | null;
}

/** A hundred at a time. */
export interface RedemptionQueueValue {
  list: RedemptionLine[];
  /** What the next page begins after; absent on the last. */
  next?: string;
}

/** `POST /staff/brands/:brand/redemptions/:id/approval` and `/rejection` (role `approver`). The member reads the reason. */
export const RedemptionAddress = Type.Object({ brand: BrandCode, id: Id }, closed);
/** What the member reads. */
export const RedemptionReason = Type.Object({ reason: text(300, 3) }, closed);
export type RedemptionReason = Static<typeof RedemptionReason>;
