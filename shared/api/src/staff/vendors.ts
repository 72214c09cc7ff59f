import { type Static, Type } from 'typebox';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;
const uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });

/** `held` waits for two operators; only `paid` is in the member's wallet. */
export const heldWinStates = ['held', 'paid', 'refused'] as const;
export type HeldWinState = (typeof heldWinStates)[number];

/** `GET /staff/brands/:brand/held-wins` (role `viewer`): the oldest first where somebody waits, the newest first otherwise; fifty at most. */
export const HeldWinQuery = Type.Object({ queue: Type.Enum(['held', 'ended']) }, closed);
export type HeldWinQuery = Static<typeof HeldWinQuery>;

/** `POST …/held-wins/:id/approval` and `…/rejection` (role `approver`): the first proposes, another operator who wants the same decides. */
export const HeldWinDecision = Type.Object({ reason: text(300, 3) }, closed);
export type HeldWinDecision = Static<typeof HeldWinDecision>;

/** Where a held win is. */
export const HeldWinAddress = Type.Object({ brand: text(40, 1), id: uuid }, closed);

/** A win above its cap as operators see it. Amounts are in minor units. */
export interface HeldWinLine {
  id: string;
  vendor: string;
  /** The vendor's code of the game. */
  game: string;
  round: string;
  reference: string;
  amount: string;
  /** The highest win that was paid without an operator then. */
  cap: string;
  currency: string;
  state: HeldWinState;
  heldAt: string;
  member: { id: string; account: string };
  proposed: { wanted: 'approve' | 'reject'; by: string; reason: string } | null;
  decided: { by: string; at: string; reason: string } | null;
}

/** Held wins of the queue; `waiting` counts all that wait. */
export interface HeldWinQueueValue {
  list: HeldWinLine[];
  waiting: number;
}

/** A vendor as operators see it, and what its wins are held above (minor units; `*`: all games without a cap of their own). */
export interface VendorLine {
  code: string;
  name: string;
  brands: string[];
  launchUrl: string;
  capabilities: string[];
  connected: boolean;
  addedAt: string;
  /** SHA-256 of its public key. */
  keyFingerprint: string;
  previousKeyUntil: string | null;
  winCaps: { game: string; currency: string; amount: string }[];
}

/** How a vendor answers at this moment: how many games it lists, or why it does not. */
export interface VendorHealthValue {
  ok: boolean;
  milliseconds: number;
  games: number | null;
  reason: string | null;
}
