import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import { Amount } from './amount';

const closed = { additionalProperties: false } as const;
const Texts = Type.Object({ bn: Type.String(), en: Type.String() }, closed);
const Positive = Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 });
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });

/** What a payer does: transfers to an account of the brand's and shows a slip, or goes on at a company's page. */
export const depositFlows = ['bank', 'ewallet', 'card'] as const;
export type DepositFlow = (typeof depositFlows)[number];

/** One way to pay in that this member may use; the fee is in hundredths of a per cent. */
export const DepositMethod = Type.Object(
  {
    code: Type.String(),
    name: Texts,
    flow: Type.Enum([...depositFlows]),
    /** Letters to show where `picture` does not come. */
    mark: Type.String(),
    /** Where its mark is drawn, square. */
    picture: Type.Optional(Type.String()),
    min: Amount,
    max: Amount,
    feeBps: Type.Integer(),
    minutes: Type.Integer(),
  },
  closed,
);
export type DepositMethod = Static<typeof DepositMethod>;

/** `GET /wps/v2/deposits/methods` (ours). */
export const DepositMethodsValue = Type.Object({ methods: Type.Array(DepositMethod), quickAmounts: Type.Array(Amount) }, closed);
export type DepositMethodsValue = Static<typeof DepositMethodsValue>;

/** `POST /wps/v2/deposits` (ours), with an `Idempotency-Key` header. */
export const DepositRequest = Type.Object(
  {
    method: text(40, 1),
    amount: Positive,
    /** The offer of a bonus that its member chose with it. */
    bonus: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$', maxLength: 40 })),
  },
  closed,
);
export type DepositRequest = Static<typeof DepositRequest>;

/**
 * `pending` waits for the payer, `review` for an operator. `expired`, `failed` and `cancelled` end without money, unless it arrives after all;
 * `paid`, `rejected` (no money was found) and `returned` (it goes back to the payer) are final.
 */
export const depositStates = [
  'created',
  'pending',
  'review',
  'paid',
  'expired',
  'failed',
  'cancelled',
  'rejected',
  'returned',
] as const;
export type DepositState = (typeof depositStates)[number];

/** Why an operator looks at a deposit: a slip is to be compared, the money came after the end, or it is another amount. */
export const depositReviewReasons = ['slip', 'late', 'amount'] as const;
export type DepositReviewReason = (typeof depositReviewReasons)[number];

/** Where a transfer goes. */
export const DepositAccount = Type.Object({ bank: Type.String(), holder: Type.String(), number: Type.String() }, closed);
export type DepositAccount = Static<typeof DepositAccount>;

/** A deposit as its owner sees it. Amounts are minor units; `payUrl` or `account` is there while it can be paid. */
export const DepositValue = Type.Object(
  {
    id: Type.String(),
    state: Type.Enum([...depositStates]),
    flow: Type.Enum([...depositFlows]),
    /** What the payer writes beside a transfer, and what customer service asks for. */
    reference: Type.String(),
    method: Type.String(),
    methodName: Texts,
    amount: Amount,
    fee: Amount,
    currency: Type.String(),
    createdAt: Type.String(),
    expiresAt: Type.String(),
    settledAt: Type.Optional(Type.String()),
    payUrl: Type.Optional(Type.String()),
    account: Type.Optional(DepositAccount),
    reviewReason: Type.Optional(Type.Enum([...depositReviewReasons])),
    /** The same for remotes published before, for one version. */
    concern: Type.Optional(Type.Enum([...depositReviewReasons])),
    /** What arrived, the fee included, where somebody knows it. */
    arrived: Type.Optional(Amount),
    /** What the balance gained, once it is paid. */
    credited: Type.Optional(Amount),
    /** In an operator's words, when it was rejected or sent back. */
    reason: Type.Optional(Type.String()),
  },
  closed,
);
export type DepositValue = Static<typeof DepositValue>;

/** `GET /wps/v2/deposits` (ours), newest first, ten a page. */
export const DepositsQuery = Type.Object({ before: Type.Optional(Id) }, closed);
export type DepositsQuery = Static<typeof DepositsQuery>;
/** One page; `next` is the `before` of the next one, null at the end. */
export const DepositsValue = Type.Object(
  { list: Type.Array(DepositValue), next: Type.Union([Type.Null(), Type.String()]) },
  closed,
);
export type DepositsValue = Static<typeof DepositsValue>;

/** `GET` and `DELETE /wps/v2/deposits/:id` (ours); the latter cancels it. What is no id is nobody's. */
export const DepositParams = Type.Object({ id: text(64) }, closed);
export type DepositParams = Static<typeof DepositParams>;

/** The largest slip, a png or jpg. */
export const MAX_SLIP_BYTES = 5 * 1024 * 1024;

/** `PUT /wps/v2/deposits/:id/slip` (ours): the bank's slip, base64. */
export const SlipBody = Type.Object({ slip: Type.String({ minLength: 1, maxLength: Math.ceil(MAX_SLIP_BYTES / 3) * 4 }) }, closed);
export type SlipBody = Static<typeof SlipBody>;
