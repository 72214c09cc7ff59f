import { type Static, Type } from 'typebox';
import { Amount } from './amount';

export * from './deposits';
export { Amount };

const closed = { additionalProperties: false } as const;

/**
 * One of a member's wallets: `main`, `bonus`, or a vendor's (`vendor:studio`), which has the name that players know the vendor by. `version`
 * grows with each change of the wallet, so that of two balances the newer is known; 0 before its first money.
 */
export const WalletBalance = Type.Object(
  { wallet: Type.String(), name: Type.Optional(Type.String()), balance: Amount, version: Type.Integer({ minimum: 0 }) },
  closed,
);
export type WalletBalance = Static<typeof WalletBalance>;

/**
 * `GET /wps/v2/wallets/balance`. `balance` is the main wallet's, `wallets` are all of them, but for those that hold nothing any more and are no
 * vendor's of the brand: these are `emptied`. A trial player has none: `playMoney` is true and each game gives its own play money.
 */
export const BalanceValue = Type.Object(
  {
    balance: Amount,
    currency: Type.String(),
    playMoney: Type.Boolean(),
    wallets: Type.Optional(Type.Array(WalletBalance)),
    emptied: Type.Optional(Type.Array(Type.Pick(WalletBalance, ['wallet', 'version']))),
  },
  closed,
);
export type BalanceValue = Static<typeof BalanceValue>;

/** `GET /wps/relay/GCS_merchantWallet`: whether one wallet serves all vendors; otherwise money is moved into a vendor's before its games take it. */
export const MerchantWalletValue = Type.Object({ isSingle: Type.Boolean() }, closed);
export type MerchantWalletValue = Static<typeof MerchantWalletValue>;

/** How the ledger calls what moves money. */
export const transactionKinds = [
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
export type TransactionKind = (typeof transactionKinds)[number];
/** What a line of a statement is called: as the ledger calls it, but for a bonus that was freed, which moves from wallet to wallet there. */
export const statementLineKinds = [...transactionKinds, 'bonus-release'] as const;
export type StatementLineKind = (typeof statementLineKinds)[number];

/** Names one of a member's wallets in a query. */
export const StatementWallet = Type.String({ pattern: '^(main|bonus|vendor:[a-z][a-z0-9_-]{0,39})$', maxLength: 47 });

const day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', maxLength: 10 });

/** `GET /wps/v2/wallets/statement` (ours). Days are the brand's, both included; `kinds` is a list with commas; the main wallet unless one is named; at most 366 days. */
export const StatementQuery = Type.Object(
  {
    from: day,
    to: day,
    wallet: Type.Optional(StatementWallet),
    kinds: Type.Optional(
      Type.String({ pattern: `^(${statementLineKinds.join('|')})(,(${statementLineKinds.join('|')})){0,13}$`, maxLength: 180 }),
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
    kind: Type.Enum([...statementLineKinds]),
    amount: Amount,
    balance: Amount,
    reference: Type.String(),
    /** The game's name in the language of the request, when a game moved the money. */
    game: Type.Optional(Type.String()),
    nodeId: Type.Optional(Type.String()),
    /** Why operators moved it. */
    note: Type.Optional(Type.String()),
  },
  closed,
);
export type StatementLine = Static<typeof StatementLine>;

/** A page of a statement, newest first. What it adds up to is a call of its own, so that the page need not wait for it. */
export const StatementValue = Type.Object(
  {
    list: Type.Array(StatementLine),
    nextCursor: Type.Optional(Type.String()),
  },
  closed,
);
export type StatementValue = Static<typeof StatementValue>;
