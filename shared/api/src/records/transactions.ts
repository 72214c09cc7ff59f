import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import { Amount, statementLineKinds, StatementLine, StatementWallet } from '../wallet';
import { closed, Groups, range } from './fields';
import { transactionGroups } from './groups';

/** `GET /wps/v2/records/movements/totals` (ours): what the movements of these days add up to. */
export const TransactionTotalsQuery = Type.Object(
  { ...range, wallet: Type.Optional(StatementWallet), groups: Type.Optional(Groups) },
  closed,
);
export type TransactionTotalsQuery = Static<typeof TransactionTotalsQuery>;
/** `in` and `out` are minor units, both positive; `count` is how many movements they are made of. */
export const TransactionTotals = Type.Object({ in: Amount, out: Amount, count: Type.Integer() }, closed);
export type TransactionTotals = Static<typeof TransactionTotals>;

/** `GET /wps/v2/records/movements/:id` (ours). What is no id is nobody's. */
export const TransactionParams = Type.Object({ id: text(64) }, closed);

/** A state that a payment went through; `at` is missing where only the state is known. */
export const RecordStep = Type.Object({ state: Type.String(), at: Type.Optional(Type.String()) }, closed);
export type RecordStep = Static<typeof RecordStep>;

/** What a movement belongs to, and how that stands. Of the other party only the account's name is told. */
export const TransactionOrigin = Type.Object(
  {
    what: Type.Enum(['deposit', 'withdrawal', 'round', 'transfer', 'bonus', 'staff']),
    state: Type.Optional(Type.String()),
    steps: Type.Optional(Type.Array(RecordStep)),
    /** The way of payment in the language of the request. */
    method: Type.Optional(Type.String()),
    fee: Type.Optional(Amount),
    /** In an operator's words. */
    reason: Type.Optional(Type.String()),
    account: Type.Optional(Type.String()),
    vendor: Type.Optional(Type.String()),
    vendorName: Type.Optional(Type.String()),
    round: Type.Optional(Type.String()),
    /** The other wallet, or the one it was. */
    wallet: Type.Optional(Type.String()),
  },
  closed,
);
export type TransactionOrigin = Static<typeof TransactionOrigin>;

/** Everything about one movement: the balance before it, what it belongs to, and what else moved with it. */
export const TransactionDetails = Type.Object(
  {
    line: StatementLine,
    group: Type.Enum([...transactionGroups]),
    before: Amount,
    wallet: Type.String(),
    origin: Type.Optional(TransactionOrigin),
    related: Type.Array(
      Type.Object({ id: Type.String(), at: Type.String(), kind: Type.Enum([...statementLineKinds]), amount: Amount }, closed),
    ),
  },
  closed,
);
export type TransactionDetails = Static<typeof TransactionDetails>;
