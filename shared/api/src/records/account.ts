import { type Static, Type } from 'typebox';
import { Amount } from '../wallet';
import { closed, Cursor, range } from './fields';

/** What an account record is of. */
export const recordAreas = ['deposits', 'withdrawals', 'transfers', 'bonuses', 'adjustments'] as const;
export type RecordArea = (typeof recordAreas)[number];

/** `GET /wps/v2/records/account` (ours): what was asked for in these days, also what moved no money, newest first. */
export const AccountRecordQuery = Type.Object(
  { ...range, area: Type.Enum([...recordAreas]), cursor: Type.Optional(Cursor) },
  closed,
);
export type AccountRecordQuery = Static<typeof AccountRecordQuery>;

/** One of them. `state` is the payment's own, or `posted` for what is done at once. `amount` is what it is about, with the sign that it has for the balance; `change` what the balance gained or lost by it in the end, after whatever was given back; `moved` is whether that is anything. */
export const AccountRecordEntry = Type.Object(
  {
    id: Type.String(),
    at: Type.String(),
    state: Type.String(),
    kind: Type.Optional(Type.String()),
    method: Type.Optional(Type.String()),
    amount: Amount,
    fee: Type.Optional(Amount),
    change: Amount,
    moved: Type.Boolean(),
    reference: Type.String(),
    endedAt: Type.Optional(Type.String()),
    reason: Type.Optional(Type.String()),
    /** Of the statement's line, where there is one. */
    movementId: Type.Optional(Type.String()),
  },
  closed,
);
export type AccountRecordEntry = Static<typeof AccountRecordEntry>;

/** A page; the totals are of all the days and come with the first one. `moved` is what reached or left the balance. */
export const AccountRecordValue = Type.Object(
  {
    list: Type.Array(AccountRecordEntry),
    nextCursor: Type.Optional(Type.String()),
    totals: Type.Optional(Type.Object({ count: Type.Integer(), moved: Amount, fees: Amount }, closed)),
  },
  closed,
);
export type AccountRecordValue = Static<typeof AccountRecordValue>;
