import { type Static, Type } from 'typebox';
import type { FreeRoundState } from '../free-rounds';
import { BrandCode } from '../registry';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });

/**
 * `POST /staff/brands/:brand/free-rounds` (role `operator`): proposes rounds for a member, once for an id, by which the vendor will know them. They are given when another
 * operator agrees. `stake` is of each round, in minor units; `days` count from then.
 */
export const NewFreeRounds = Type.Object(
  {
    id: Id,
    account: text(40, 1),
    vendor: Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$', maxLength: 31 }),
    games: Type.Array(text(64, 1), { minItems: 1, maxItems: 20, uniqueItems: true }),
    rounds: Type.Integer({ minimum: 1, maximum: 1_000 }),
    stake: Type.String({ pattern: '^[1-9][0-9]{0,11}$', maxLength: 12 }),
    days: Type.Integer({ minimum: 1, maximum: 365 }),
    reason: text(300, 3),
  },
  closed,
);
export type NewFreeRounds = Static<typeof NewFreeRounds>;

/** `GET /staff/brands/:brand/free-rounds` (role `viewer`): of one member, or of all, the latest first; fifty at a time. */
export const GivenFreeRoundsQuery = Type.Object({ account: Type.Optional(text(40, 1)), after: Type.Optional(Id) }, closed);
export type GivenFreeRoundsQuery = Static<typeof GivenFreeRoundsQuery>;

/** `POST …/free-rounds/:id/approval` (role `approver`, another operator), `/rejection` (role `operator`) and `/cancellation` (role `approver`). */
export const FreeRoundsAddress = Type.Object({ brand: BrandCode, id: Id }, closed);
/** Why. Of a cancellation the member reads it. */
export const FreeRoundsDecision = Type.Object({ reason: text(300, 3) }, closed);
export type FreeRoundsDecision = Static<typeof FreeRoundsDecision>;

/** Free rounds as operators see them. Amounts are minor units. */
export interface GivenFreeRounds {
  id: string;
  state: FreeRoundState | 'proposed' | 'rejected';
  member: { id: string; account: string };
  vendor: string;
  games: { code: string; name: { bn: string; en: string } }[];
  rounds: number;
  played: number;
  stake: string;
  currency: string;
  /** What members are paid for all of it on average. */
  worth: string;
  won: string;
  reason: string;
  days: number;
  madeAt: string;
  until: string | null;
  /** Nobody, where a rule of the brand gave them. */
  proposedBy: string | null;
  decidedBy: string | null;
  endedAt: string | null;
  endedBecause: string | null;
  /** When the vendor confirmed that it knows them. */
  toldAt: string | null;
}

/** Fifty at most. */
export interface GivenFreeRoundsValue {
  list: GivenFreeRounds[];
  /** What the next page begins after; absent on the last. */
  next?: string;
}
