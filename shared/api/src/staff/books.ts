import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import type { TransactionKind } from '../wallet';

const closed = { additionalProperties: false } as const;
const uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });
const publicId = Type.String({ pattern: '^[0-9a-f]{16}$', maxLength: 16 });
const day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', maxLength: 10 });
const number = Type.String({ pattern: '^[1-9][0-9]{0,17}$', maxLength: 18 });
const reason = text(300, 3);
const brand = text(40, 1);

/** What two operators can do to a member's money: give, take, or take back what was posted. */
export const adjustmentKinds = ['adjustment-in', 'adjustment-out', 'correction'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/** `proposed` waits for a second operator; `withdrawn` was taken back by its proposer. Only `posted` moved money. */
export const adjustmentStates = ['proposed', 'posted', 'rejected', 'withdrawn'] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];

/**
 * `POST /staff/brands/:brand/adjustments` (role `operator`). The id is the caller's: sent again, it is answered as before. An adjustment names its
 * amount in minor units, a correction the reference that it takes back. The reason is shown to the member.
 */
export const NewAdjustment = Type.Object(
  {
    id: uuid,
    member: publicId,
    kind: Type.Enum([...adjustmentKinds]),
    amount: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 })),
    reference: Type.Optional(text(200, 1)),
    reason,
  },
  closed,
);
export type NewAdjustment = Static<typeof NewAdjustment>;

/** `GET /staff/brands/:brand/adjustments` (role `viewer`): the oldest first where somebody waits, the newest first otherwise; fifty at a time. */
export const AdjustmentQuery = Type.Object({ queue: Type.Enum(['proposed', 'ended']), after: Type.Optional(uuid) }, closed);
export type AdjustmentQuery = Static<typeof AdjustmentQuery>;

/** `POST …/adjustments/:id/approval` and `…/rejection` (role `approver`, never its proposer), `…/withdrawal` (its proposer). */
export const AdjustmentDecision = Type.Object({ reason }, closed);
export type AdjustmentDecision = Static<typeof AdjustmentDecision>;
/** Where an adjustment is, by the id that its proposer gave it. */
export const AdjustmentAddress = Type.Object({ brand, id: uuid }, closed);

/** An adjustment as operators see it. The amount is in minor units. */
export interface AdjustmentLine {
  id: string;
  kind: AdjustmentKind;
  state: AdjustmentState;
  member: { id: string; account: string };
  amount: string;
  currency: string;
  wallet: string;
  /** What a correction takes back. */
  reference: string | null;
  reason: string;
  proposedBy: string;
  proposedAt: string;
  decided: { by: string; at: string; reason: string } | null;
}

/** Adjustments of the queue; `waiting` counts all that wait for a second operator. */
export interface AdjustmentQueueValue {
  list: AdjustmentLine[];
  /** What the next page begins after; absent on the last. */
  next?: string;
  waiting: number;
}

/** `GET /staff/brands/:brand/members/:member/ledger` (role `viewer`): newest first; `reference` finds one and what belongs to it. */
export const MemberLedgerQuery = Type.Object(
  { wallet: Type.Optional(text(47, 1)), reference: Type.Optional(text(200, 1)), before: Type.Optional(number) },
  closed,
);
export type MemberLedgerQuery = Static<typeof MemberLedgerQuery>;
/** Where a member is, by the public id. */
export const MemberAddress = Type.Object({ brand, member: publicId }, closed);

/** One transaction with its entries. Amounts are minor units; `effect` is what the wallet gained. */
export interface LedgerLine {
  id: string;
  at: string;
  kind: TransactionKind;
  outcome: string;
  wallet: string;
  currency: string;
  amount: string;
  effect: string;
  balance: string;
  reference: string;
  /** The same as its member reads it out. */
  shownReference: string;
  related: string | null;
  vendor: string | null;
  game: string | null;
  round: string | null;
  /** What the member is told about it. */
  note: string | null;
  entries: { account: string; amount: string }[];
  /** Two operators can take it back. */
  correctable: boolean;
}

/** A member's wallets and transactions, amounts in minor units; `next` is the `before` of the next page, null at the end. */
export interface MemberLedger {
  wallets: { wallet: string; currency: string; balance: string }[];
  list: LedgerLine[];
  next: string | null;
}

/** `GET /staff/brands/:brand/liability` (role `viewer`): what the house owes, in each currency by itself. Minor units. */
export interface LiabilityValue {
  readAt: string;
  currencies: {
    currency: string;
    main: string;
    bonus: string;
    vendors: { vendor: string; balance: string }[];
    /** Taken from balances and not paid out yet. */
    withdrawals: { count: number; amount: string };
    /** Staked in rounds that are not closed, less what they paid already; `lapsed`: in those that nobody waits for any more. */
    rounds: {
      count: number;
      staked: string;
      lapsed: { count: number; staked: string };
      /** By the vendor's code, the most open rounds first; `oldest`: the last movement of the oldest that is waited for. */
      vendors: { vendor: string; count: number; staked: string; lapsed: number; oldest: string | null }[];
    };
    /** Since the brand's midnight. */
    today: { bets: string; wins: string; revenue: string };
  }[];
}

/** How what they say differs from the books. */
export const differenceKinds = ['missing-here', 'missing-there', 'other-amount', 'other-state'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** What one side says: minor units, and a state in that side's words. */
export interface ReconciledSide {
  /** Of a round: what was staked. */
  amount: string;
  /** Of a round: what it paid. */
  paid?: string;
  state: string;
}

/** A payment or round that the two sides tell differently; a side is null when it does not have it at all. */
export interface ReconciliationDifference {
  id: string;
  kind: DifferenceKind;
  /** Payment, payout, refund or round, and what it is called. */
  what: 'payment' | 'refund' | 'payout' | 'round';
  subject: string;
  ours: ReconciledSide | null;
  theirs: ReconciledSide | null;
  explained: { by: string; at: string; reason: string } | null;
}

/** Who asked for a comparison that no operator did. */
export const DAILY_RECONCILIATION = 'daily comparison';

/** One day of one company or vendor, held against the books, in one currency. */
export interface ReconciliationLine {
  id: string;
  /** `provider:<name>` or `vendor:<code>`. */
  source: string;
  day: string;
  currency: string;
  state: 'running' | 'done' | 'failed';
  /** How much each side has, in minor units, and in how many lines. */
  ours: { count: number; amount: string };
  theirs: { count: number; amount: string };
  differences: number;
  unexplained: number;
  requestedBy: string;
  endedAt: string | null;
  failure: string | null;
}

/** `GET /staff/brands/:brand/reconciliations` (role `viewer`): the last hundred. */
export interface ReconciliationsValue {
  /** What can be compared. */
  sources: string[];
  list: ReconciliationLine[];
  /** What the next page begins after; absent on the last. */
  next?: string;
  /** Yesterday, in the brand's zone: the last day that can be compared. */
  latestDay: string;
}

/** `GET /staff/brands/:brand/reconciliations` (role `viewer`): the latest day first; a hundred at a time. */
export const ReconciliationQuery = Type.Object({ after: Type.Optional(number) }, closed);
export type ReconciliationQuery = Static<typeof ReconciliationQuery>;

/** `POST /staff/brands/:brand/reconciliations` (role `operator`): compares a day that is over, now. */
export const NewReconciliation = Type.Object({ source: text(60, 1), day }, closed);
export type NewReconciliation = Static<typeof NewReconciliation>;

/** Where a comparison is. */
export const ReconciliationAddress = Type.Object({ brand, id: number }, closed);
/** A comparison with what differs in it. */
export interface ReconciliationValue extends ReconciliationLine {
  /** At most five hundred. */
  list: ReconciliationDifference[];
}

/** `PUT …/reconciliations/:id/differences/:difference` (role `operator`): why it is as it is. */
export const DifferenceExplanation = Type.Object({ reason }, closed);
export type DifferenceExplanation = Static<typeof DifferenceExplanation>;
/** Where a difference of a comparison is. */
export const DifferenceAddress = Type.Object({ brand, id: number, difference: number }, closed);
