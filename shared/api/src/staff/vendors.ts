import { type Static, Type } from 'typebox';
import type { HeldWinState } from '../records';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;
const uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });

/** `GET /staff/brands/:brand/held-wins` (role `viewer`): the oldest first where somebody waits, the newest first otherwise; fifty at a time. */
export const HeldWinQuery = Type.Object({ queue: Type.Enum(['held', 'ended']), after: Type.Optional(uuid) }, closed);
export type HeldWinQuery = Static<typeof HeldWinQuery>;

/** `POST …/held-wins/:id/approval` and `…/rejection` (role `approver`): the first proposes, another operator who wants the same decides. */
export const HeldWinDecision = Type.Object({ reason: text(300, 3) }, closed);
export type HeldWinDecision = Static<typeof HeldWinDecision>;

/** Where a held win is. */
export const HeldWinAddress = Type.Object({ brand: text(40, 1), id: uuid }, closed);

/** A win that took its round above the cap, or came while another win of it was held, as operators see it. Amounts are in minor units. */
export interface HeldWinLine {
  id: string;
  vendor: string;
  /** The vendor's code of the game. */
  game: string;
  round: string;
  reference: string;
  amount: string;
  /** What the wins of a round paid without an operator then. */
  cap: string;
  /** What the round had won before. */
  won: string;
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
  /** What the next page begins after; absent on the last. */
  next?: string;
  waiting: number;
}

/** A vendor as operators see it, and what its wins are held above (minor units; `*`: all games without a cap of their own). */
export interface VendorLine {
  code: string;
  name: string;
  brands: string[];
  launchUrl: string;
  capabilities: VendorCapability[];
  connected: boolean;
  addedAt: string;
  /** SHA-256 of its public key. */
  keyFingerprint: string;
  previousKeyUntil: string | null;
  /** It was removed at once: nothing that it signs is taken. */
  keyRevoked: boolean;
  /** What we sign with towards it, PEM. */
  ourKey: string;
  /** A new key of ours, PEM, that the vendor may have already; we sign with it once two admins switch to it. */
  ourNewKey: string | null;
  winCaps: { game: string; currency: string; amount: string }[];
  /** Days without a movement after which its rounds lapse. */
  roundsLapseDays: number;
}

/** How a vendor answers at this moment: how many games it lists, or why it does not. */
export interface VendorHealthValue {
  ok: boolean;
  milliseconds: number;
  games: number | null;
  reason: string | null;
}

const vendorCode = Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$', maxLength: 31 });
/** What vendors may say they answer beyond the games API. */
export const vendorCapabilities = ['lottery', 'report', 'round', 'free-rounds'] as const;
export type VendorCapability = (typeof vendorCapabilities)[number];
/**
 * `add` connects a vendor or connects it anew; `key` changes the vendor's key; `our-key` makes a new key of ours for it, and `our-key-switch` signs
 * with that one; `cap` sets what the wins of a round pay without an operator; `lapse` sets after how many days nobody waits for its open rounds;
 * `give-back` gives the bets of its open rounds back to their players, once it is not connected.
 */
export const vendorChangeKinds = ['add', 'key', 'our-key', 'our-key-switch', 'cap', 'lapse', 'give-back', 'remove'] as const;
export type VendorChangeKind = (typeof vendorChangeKinds)[number];

/**
 * `POST /staff/vendors/changes` (role `admin` in all brands). `add` needs key and address, `key` the new key, `cap` currency and amount (minor
 * units; all games without `game`), `lapse` and `give-back` days (1 to 365), the latter those within which something moved in the rounds. With `atOnce` nothing more is taken that is signed with the key before (`key`) or with any of its keys (`remove`). Nothing changes until another admin approves; a switch to our new key is refused as long as the vendor does not
 * accept it.
 */
export const NewVendorChange = Type.Object(
  {
    kind: Type.Enum([...vendorChangeKinds]),
    vendor: vendorCode,
    reason: text(300, 3),
    name: Type.Optional(text(60, 1)),
    launchUrl: Type.Optional(Type.String({ pattern: '^https?://', maxLength: 300 })),
    publicKey: Type.Optional(Type.String({ pattern: '^-----BEGIN PUBLIC KEY-----', maxLength: 4_000 })),
    capabilities: Type.Optional(Type.Array(Type.Enum([...vendorCapabilities]), { maxItems: vendorCapabilities.length })),
    atOnce: Type.Optional(Type.Boolean()),
    game: Type.Optional(Type.String({ pattern: '^[\\w.:-]{1,64}$', maxLength: 64 })),
    currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3 })),
    amount: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 })),
    days: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$', maxLength: 3 })),
  },
  closed,
);
export type NewVendorChange = Static<typeof NewVendorChange>;

/** Which vendor. */
export const VendorAddress = Type.Object({ vendor: vendorCode }, closed);
/** Which proposal. */
export const VendorChangeAddress = Type.Object({ id: uuid }, closed);
/** `POST …/changes/:id/approval` (another admin of all brands than its proposer) and `…/rejection`. */
export const VendorChangeDecision = Type.Object({ reason: text(300, 3) }, closed);

/** A proposal about a vendor. */
export interface VendorChangeLine {
  id: string;
  kind: VendorChangeKind;
  vendor: string;
  terms: Omit<NewVendorChange, 'kind' | 'vendor' | 'reason'>;
  /** SHA-256 of the key that is proposed, to compare with what the vendor says on the telephone. */
  keyFingerprint: string | null;
  reason: string;
  state: 'proposed' | 'applied' | 'rejected';
  proposedBy: string;
  proposedAt: string;
  decided: { by: string; at: string; reason: string } | null;
}

/** `GET /staff/vendors` (role `viewer`): all vendors, and the latest proposals, those that wait first. */
export interface VendorsValue {
  list: VendorLine[];
  /** Those that wait, and the latest. */
  changes: VendorChangeLine[];
  /** What the next page of changes begins after; absent on the last. */
  nextChange?: string;
}

/** `GET /staff/vendors/changes` (role `viewer`): those that wait first, then the latest; thirty at a time. */
export const VendorChangesQuery = Type.Object({ after: Type.Optional(uuid) }, closed);

/** Changes that were proposed. */
export interface VendorChangesValue {
  list: VendorChangeLine[];
  /** What the next page begins after; absent on the last. */
  next?: string;
}
