import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import { Amount } from '../wallet';
import { securityChanges } from '../withdrawals';

const closed = { additionalProperties: false } as const;
const Positive = Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 });
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });

/**
 * `POST /wps/relay/GCS_walletTransfer`, with an `Idempotency-Key` header: between the main wallet and a vendor's. From `all` to `main` brings
 * back whatever vendors' wallets hold, and takes no amount.
 */
export const WalletTransferRequest = Type.Object(
  {
    from: Type.String({ pattern: '^(main|all|vendor:[a-z0-9_-]{1,40})$', maxLength: 47 }),
    to: Type.String({ pattern: '^(main|vendor:[a-z0-9_-]{1,40})$', maxLength: 47 }),
    amount: Type.Optional(Positive),
  },
  closed,
);
export type WalletTransferRequest = Static<typeof WalletTransferRequest>;

/** What moved; of everything that was brought back, the sum, which may be nothing. */
export const WalletTransferValue = Type.Object(
  { id: Type.String(), from: Type.String(), to: Type.String(), amount: Amount, currency: Type.String(), at: Type.String() },
  closed,
);
export type WalletTransferValue = Static<typeof WalletTransferValue>;

/** To the agent above, or from an agent to somebody directly below. */
export const transferDirections = ['up', 'down'] as const;
export type TransferDirection = (typeof transferDirections)[number];

/** `GET /wps/v2/transfers/terms` (ours): everything that decides whether, how much and to whom a member may send. Minor units. */
export const TransferTerms = Type.Object(
  {
    balance: Amount,
    currency: Type.String(),
    /** The agent above; null for whoever came by themselves. */
    upline: Type.Union([Type.Null(), Type.Object({ account: Type.String(), nickname: Type.String() }, closed)]),
    passwordSet: Type.Boolean(),
    /** Until when a change makes transfers wait, and what was changed last. */
    hold: Type.Union([Type.Null(), Type.Object({ until: Type.String(), what: Type.Enum([...securityChanges]) }, closed)]),
    /** What has to be staked before anything is sent up, and what was. */
    turnover: Type.Object({ required: Amount, done: Amount }, closed),
    min: Amount,
    max: Amount,
    /** What is left of the brand's day. */
    today: Amount,
  },
  closed,
);
export type TransferTerms = Static<typeof TransferTerms>;

/** `POST /wps/v2/transfers/upline` (ours, encrypted), with an `Idempotency-Key` header. */
export const UplineTransferRequest = Type.Object({ amount: Positive, paymentPassword: text(64, 1) }, closed);
export type UplineTransferRequest = Static<typeof UplineTransferRequest>;

/** `POST /wps/agent/transfers` (ours, encrypted), with an `Idempotency-Key` header. The member is directly below the agent. */
export const DownlineTransferRequest = Type.Object(
  { memberId: Type.String({ pattern: '^[0-9a-z]{1,64}$', maxLength: 64 }), amount: Positive, paymentPassword: text(64, 1) },
  closed,
);
export type DownlineTransferRequest = Static<typeof DownlineTransferRequest>;

/** A transfer as one of its two sides sees it; the other is shown by name. */
export const TransferValue = Type.Object(
  {
    id: Type.String(),
    /** Ten signs to read out; the same on every screen and file, of both sides. */
    reference: Type.String(),
    direction: Type.Enum([...transferDirections]),
    /** Whether whoever asks sent it. */
    sent: Type.Boolean(),
    other: Type.Object({ account: Type.String(), nickname: Type.String() }, closed),
    amount: Amount,
    currency: Type.String(),
    at: Type.String(),
  },
  closed,
);
export type TransferValue = Static<typeof TransferValue>;

/** `GET /wps/v2/transfers` (ours), newest first, twenty a page: what was sent and what came, up or down or both. */
export const TransfersQuery = Type.Object(
  { before: Type.Optional(Id), direction: Type.Optional(Type.Enum([...transferDirections])) },
  closed,
);
export type TransfersQuery = Static<typeof TransfersQuery>;
/** One page; `next` is the `before` of the next one, null at the end. */
export const TransfersValue = Type.Object(
  { list: Type.Array(TransferValue), next: Type.Union([Type.Null(), Type.String()]) },
  closed,
);
export type TransfersValue = Static<typeof TransfersValue>;

/** `GET /wps/agent/transfers/recipients` (ours): members directly below whose account or nickname begins so, five at most. */
export const RecipientsQuery = Type.Object({ name: Type.Optional(text(64)) }, closed);
export type RecipientsQuery = Static<typeof RecipientsQuery>;
/** A member directly below the agent; `id` is the `memberId` of a transfer to them. */
export const Recipient = Type.Object(
  { id: Type.String(), account: Type.String(), nickname: Type.String(), agent: Type.Boolean() },
  closed,
);
export type Recipient = Static<typeof Recipient>;
/** Whose names begin so, in the order of names. */
export const RecipientsValue = Type.Object({ list: Type.Array(Recipient) }, closed);
export type RecipientsValue = Static<typeof RecipientsValue>;
