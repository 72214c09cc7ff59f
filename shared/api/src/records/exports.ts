import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import { StatementWallet } from '../wallet';
import { recordAreas } from './account';
import { closed, GameCode, Groups, range, VendorCode } from './fields';
import { roundResults } from './rounds';

/** The files there are: each record as a table and as a document. */
export const exportFormats = [
  ...(['statement.csv', 'statement.pdf', 'bets.csv', 'bets.pdf'] as const),
  ...(['account.csv', 'account.pdf', 'profit.csv', 'profit.pdf'] as const),
] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** `POST /wps/v2/records/exports` (ours): a file of these days, with the filters that its record has. */
export const ExportRequest = Type.Object(
  {
    file: Type.Enum([...exportFormats]),
    ...range,
    /** Of the statement; the main one unless it is named. */
    wallet: Type.Optional(StatementWallet),
    groups: Type.Optional(Groups),
    vendor: Type.Optional(VendorCode),
    game: Type.Optional(GameCode),
    result: Type.Optional(Type.Enum([...roundResults])),
    /** Of the account record; deposits unless it is named. */
    area: Type.Optional(Type.Enum([...recordAreas])),
  },
  closed,
);
export type ExportRequest = Static<typeof ExportRequest>;

/** `POST /wps/v2/records/receipts` (ours): the receipt of one payment, as a document. A deposit has one once it is paid. */
export const ReceiptRequest = Type.Object({ kind: Type.Enum(['deposit', 'withdrawal']), id: text(64) }, closed);
export type ReceiptRequest = Static<typeof ReceiptRequest>;

/** Where the file is fetched, once, within a minute. The address carries a code for this one file and no token. */
export const ExportValue = Type.Object({ path: Type.String(), expiresAt: Type.String() }, closed);
export type ExportValue = Static<typeof ExportValue>;

/** `GET /wps/v2/records/exports/:code`. */
export const ExportParams = Type.Object({ code: text(64) }, closed);
