import { type Static, Type } from 'typebox';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;

/** Minor units in digits. */
export const Amount = Type.String({ pattern: '^-?(0|[1-9][0-9]{0,17})$', maxLength: 19 });

/** One of a member's wallets: `main`, `bonus`, or a vendor's (`vendor:studio`), which has the name that players know the vendor by. */
export const WalletBalance = Type.Object(
  { wallet: Type.String(), name: Type.Optional(Type.String()), balance: Amount },
  closed,
);
export type WalletBalance = Static<typeof WalletBalance>;

/**
 * `GET /wps/v2/wallets/balance`. `balance` is the main wallet's, `wallets` are all of them. A trial player has none: `playMoney` is true and
 * each game gives its own play money.
 */
export const BalanceValue = Type.Object(
  { balance: Amount, currency: Type.String(), playMoney: Type.Boolean(), wallets: Type.Optional(Type.Array(WalletBalance)) },
  closed,
);
export type BalanceValue = Static<typeof BalanceValue>;

/** `GET /wps/relay/GCS_merchantWallet`: whether one wallet serves all vendors; otherwise money is moved into a vendor's before its games take it. */
export const MerchantWalletValue = Type.Object({ isSingle: Type.Boolean() }, closed);
export type MerchantWalletValue = Static<typeof MerchantWalletValue>;

/** What a statement can be narrowed to. */
export const movementKinds = [
  'deposit',
  'withdrawal',
  'withdrawal-return',
  'bet',
  'win',
  'rollback',
  'transfer-out',
  'transfer-in',
  'bonus',
  'bonus-expiry',
  'adjustment-in',
  'adjustment-out',
  'correction',
] as const;
export type MovementKind = (typeof movementKinds)[number];

const day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', maxLength: 10 });

/** `GET /wps/v2/wallets/statement` (ours). Days are the brand's, both included; `kinds` is a list with commas; at most 366 days. */
export const StatementQuery = Type.Object(
  {
    from: day,
    to: day,
    kinds: Type.Optional(
      Type.String({ pattern: `^(${movementKinds.join('|')})(,(${movementKinds.join('|')})){0,12}$`, maxLength: 160 }),
    ),
    cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,20}\\.[0-9]{1,19}$', maxLength: 40 })),
    limit: Type.Optional(Type.String({ pattern: '^([1-9]|[1-9][0-9]|100)$', maxLength: 3 })),
  },
  closed,
);
export type StatementQuery = Static<typeof StatementQuery>;

/** One line of a statement. `amount` is what the balance gained, `balance` what it was right after. */
export const StatementLine = Type.Object(
  {
    id: Type.String(),
    at: Type.String(),
    kind: Type.Enum([...movementKinds]),
    amount: Amount,
    balance: Amount,
    reference: Type.String(),
    /** The game's name in the language of the request, when a game moved the money. */
    game: Type.Optional(Type.String()),
    nodeId: Type.Optional(Type.String()),
  },
  closed,
);
export type StatementLine = Static<typeof StatementLine>;

/** A page of a statement, newest first; the totals are of all that was asked for and come with the first page. */
export const StatementValue = Type.Object(
  {
    list: Type.Array(StatementLine),
    nextCursor: Type.Optional(Type.String()),
    totals: Type.Optional(Type.Object({ in: Amount, out: Amount, count: Type.Integer() }, closed)),
  },
  closed,
);
export type StatementValue = Static<typeof StatementValue>;

const Texts = Type.Object({ bn: Type.String(), en: Type.String() }, closed);

/** One way to pay in. `flow` says what the payer does on the provider's page; the fee is in hundredths of a per cent. */
export const DepositMethod = Type.Object(
  {
    code: Type.String(),
    name: Texts,
    flow: Type.Enum(['bank', 'ewallet']),
    mark: Type.String(),
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

/** `POST /wps/v2/deposits` (ours), with an `Idempotency-Key` header. `bonus` is the offer that its member chose with it. */
export const DepositRequest = Type.Object(
  {
    method: text(40, 1),
    amount: Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 }),
    bonus: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$', maxLength: 40 })),
  },
  closed,
);
export type DepositRequest = Static<typeof DepositRequest>;

/** `pending` waits for the payer on the provider's page; the last three are final. */
export const depositStates = ['created', 'pending', 'paid', 'expired', 'failed'] as const;
export type DepositState = (typeof depositStates)[number];

/** A deposit as its owner sees it. `payUrl` is there while it can be paid. */
export const DepositValue = Type.Object(
  {
    id: Type.String(),
    state: Type.Enum([...depositStates]),
    method: Type.String(),
    methodName: Texts,
    amount: Amount,
    fee: Amount,
    currency: Type.String(),
    createdAt: Type.String(),
    expiresAt: Type.String(),
    settledAt: Type.Optional(Type.String()),
    payUrl: Type.Optional(Type.String()),
  },
  closed,
);
export type DepositValue = Static<typeof DepositValue>;

/** `GET /wps/v2/deposits/:id` (ours). */
export const DepositParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f-]{36}$', maxLength: 36 }) }, closed);
export type DepositParams = Static<typeof DepositParams>;
