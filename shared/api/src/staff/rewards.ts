import { type Static, Type } from 'typebox';
import { BrandCode } from '../registry';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });

/** `GET /staff/brands/:brand/reward-applications` (role `approver`): those that wait, oldest first, or the latest that were decided. */
export const RewardApplicationQuery = Type.Object(
  { queue: Type.Optional(Type.Enum(['waiting', 'decided'])), after: Type.Optional(Id) },
  closed,
);
export type RewardApplicationQuery = Static<typeof RewardApplicationQuery>;

/** `applied` waits for an operator; its member may withdraw it until then. */
export type RewardApplicationState = 'applied' | 'withdrawn' | 'rejected' | 'approved';

/** An application as operators see it. */
export interface RewardApplicationLine {
  id: string;
  state: RewardApplicationState;
  member: { id: string; account: string };
  activity: { code: string; name: { bn: string; en: string } };
  /** Minor units. */
  gives: string;
  currency: string;
  /** Empty where there is none. */
  comment: string;
  /** Ids of pictures, at `/staff/brands/:brand/reward-applications/pictures/:id`. */
  pictures: string[];
  at: string;
  decided: { by: string; at: string; reason: string } | null;
}

/** A hundred at a time. */
export interface RewardApplicationQueueValue {
  list: RewardApplicationLine[];
  /** What the next page begins after; absent on the last. */
  next?: string;
}

/** `POST /staff/brands/:brand/reward-applications/:id/approval` and `/rejection` (role `approver`), and `GET …/pictures/:id`. */
export const RewardApplicationAddress = Type.Object({ brand: BrandCode, id: Id }, closed);
/** What the member reads. */
export const RewardApplicationReason = Type.Object({ reason: text(300, 3) }, closed);
export type RewardApplicationReason = Static<typeof RewardApplicationReason>;
