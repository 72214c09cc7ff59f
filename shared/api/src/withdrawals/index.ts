import { type Static, Type } from 'typebox';
import { Proof } from '../auth';
import { text } from '../schemas';
import { Amount } from '../wallet';

const closed = { additionalProperties: false } as const;
const Texts = Type.Object({ bn: Type.String(), en: Type.String() }, closed);
const Positive = Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 });
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });

/** Six to fifteen digits, as registration asks for it. */
const PaymentPassword = Type.String({ pattern: '^[0-9]{6,15}$', maxLength: 15 });

/** One way to be paid; `digits` are the shortest and the longest number it knows, the fee is in hundredths of a per cent. */
export const WithdrawalMethod = Type.Object(
  {
    code: Type.String(),
    name: Texts,
    kind: Type.Enum(['bank', 'ewallet']),
    /** Letters to show where `picture` does not come. */
    mark: Type.String(),
    /** Where its mark is drawn, square. */
    picture: Type.Optional(Type.String()),
    digits: Type.Tuple([Type.Integer(), Type.Integer()]),
    min: Amount,
    max: Amount,
    feeBps: Type.Integer(),
    minutes: Type.Integer(),
  },
  closed,
);
export type WithdrawalMethod = Static<typeof WithdrawalMethod>;

/** What a thief would change first. */
export const securityChanges = ['password', 'payment-password', 'phone', 'mail', 'authenticator', 'payee'] as const;
export type SecurityChange = (typeof securityChanges)[number];

/** Where a member's money goes. Of the number only the end is shown. */
export const Payee = Type.Object(
  {
    id: Type.String(),
    method: Type.String(),
    methodName: Texts,
    holder: Type.String(),
    bank: Type.Optional(Type.String()),
    number: Type.String(),
    addedAt: Type.String(),
  },
  closed,
);
export type Payee = Static<typeof Payee>;

/** `GET /wps/v2/withdrawals/terms` (ours): everything that decides whether, how much and where to. Amounts are minor units. */
export const WithdrawalTerms = Type.Object(
  {
    balance: Amount,
    currency: Type.String(),
    methods: Type.Array(WithdrawalMethod),
    payees: Type.Array(Payee),
    /** Whether the second password was set. */
    passwordSet: Type.Boolean(),
    /** Nothing leaves before the member has added a mail address or a number: without one, nobody gets back into the account. */
    contactNeeded: Type.Optional(Type.Boolean()),
    /** Until when a change makes withdrawals wait, and what was changed last. */
    hold: Type.Union([Type.Null(), Type.Object({ until: Type.String(), what: Type.Enum([...securityChanges]) }, closed)]),
    /** What has to be staked before the first withdrawal, and what was. */
    turnover: Type.Object({ required: Amount, done: Amount }, closed),
    /** What is left of the brand's day. */
    today: Type.Object({ count: Type.Integer(), amount: Amount }, closed),
  },
  closed,
);
export type WithdrawalTerms = Static<typeof WithdrawalTerms>;

/** `PUT /wps/v2/withdrawals/password` (ours, encrypted): sets or replaces the second password. */
export const PaymentPasswordBody = Type.Object(
  { password: text(64, 1), paymentPassword: PaymentPassword, confirmPaymentPassword: text(64, 1), proof: Type.Optional(Proof) },
  closed,
);
export type PaymentPasswordBody = Static<typeof PaymentPasswordBody>;

/** `POST /wps/v2/payees` (ours, encrypted). `bank` is asked for by methods of kind `bank`. */
export const PayeeBody = Type.Object(
  {
    method: text(40, 1),
    holder: text(80, 2),
    bank: Type.Optional(text(80, 2)),
    number: Type.String({ pattern: '^[0-9]{6,24}$', maxLength: 24 }),
    paymentPassword: text(64, 1),
  },
  closed,
);
export type PayeeBody = Static<typeof PayeeBody>;

/** `POST /wps/v2/withdrawals` (ours, encrypted), with an `Idempotency-Key` header. */
export const WithdrawalRequest = Type.Object({ payeeId: Id, amount: Positive, paymentPassword: text(64, 1) }, closed);
export type WithdrawalRequest = Static<typeof WithdrawalRequest>;

/** `review` waits for a person, `approved` for the payer, `sent` for the bank; the last three are final. */
export const withdrawalStates = ['review', 'approved', 'sent', 'paid', 'failed', 'rejected'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/**
 * What its member says of a payout: `open` until then; `counted` as received when they say nothing; `disputed` while operators look at it, which
 * ends as `received`, `forced` (it is held to have arrived) or `returned` (the money is back in the wallet). `none` before it was paid.
 */
export const withdrawalConfirmations = ['none', 'open', 'received', 'disputed', 'counted', 'forced', 'returned'] as const;
export type WithdrawalConfirmation = (typeof withdrawalConfirmations)[number];

/**
 * How a withdrawal stands for its member, in every list and file: its state, unless what was paid came back later. `returned` in whole, `part-paid`
 * when a part arrived and the rest came back.
 */
const withdrawalStatuses = [...withdrawalStates, 'part-paid', 'returned'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/**
 * A withdrawal as its member sees it. `receives` is the amount less the fee, of which the company says `paid` was paid. Of it `received` has arrived
 * as far as anybody knows, `remaining` is still to come, and `returned` is what the balance got back, a fee that came back included.
 */
export const WithdrawalValue = Type.Object(
  {
    id: Type.String(),
    /** Ten signs to read out; the same on every screen, file and in the console. */
    reference: Type.String(),
    state: Type.Enum([...withdrawalStates]),
    status: Type.Enum([...withdrawalStatuses]),
    confirmation: Type.Enum([...withdrawalConfirmations]),
    methodName: Texts,
    payee: Type.Object({ holder: Type.String(), bank: Type.Optional(Type.String()), number: Type.String() }, closed),
    amount: Amount,
    fee: Amount,
    receives: Amount,
    paid: Amount,
    received: Amount,
    remaining: Amount,
    returned: Amount,
    currency: Type.String(),
    requestedAt: Type.String(),
    decidedAt: Type.Optional(Type.String()),
    sentAt: Type.Optional(Type.String()),
    endedAt: Type.Optional(Type.String()),
    /** Until when it can be confirmed or disputed. */
    confirmUntil: Type.Optional(Type.String()),
    /** In an operator's words, when it was rejected. */
    reason: Type.Optional(Type.String()),
  },
  closed,
);
export type WithdrawalValue = Static<typeof WithdrawalValue>;

/** `GET /wps/v2/withdrawals` (ours), newest first, twenty a page. */
export const WithdrawalsQuery = Type.Object({ before: Type.Optional(Id) }, closed);
export type WithdrawalsQuery = Static<typeof WithdrawalsQuery>;
/** One page; `next` is the `before` of the next one, null at the end. */
export const WithdrawalsValue = Type.Object(
  { list: Type.Array(WithdrawalValue), next: Type.Union([Type.Null(), Type.String()]) },
  closed,
);
export type WithdrawalsValue = Static<typeof WithdrawalsValue>;

/** The largest proof, a png or jpg. */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024;

/**
 * `PUT /wps/v2/withdrawals/:id/confirmation` (ours). `fully-paid` is all of it; `received` a part, of which `amount` says how much (without it, all:
 * remotes published before say so); `not-received` nothing. A proof is base64 and goes with what did not arrive. The same answer again is answered
 * as before.
 */
export const ConfirmationBody = Type.Object(
  {
    outcome: Type.Enum(['received', 'not-received', 'fully-paid']),
    amount: Type.Optional(Positive),
    proof: Type.Optional(Type.String({ minLength: 1, maxLength: Math.ceil(MAX_PROOF_BYTES / 3) * 4 })),
  },
  closed,
);
export type ConfirmationBody = Static<typeof ConfirmationBody>;

/** What is no id is nobody's. */
export const WithdrawalParams = Type.Object({ id: text(64) }, closed);
