import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import { StatementWallet } from '../wallet';
import { closed, GameCode, Groups, range, VendorCode } from './fields';
import { roundResults } from './rounds';

/** The files there are: both records as a table, the statement also as a document. */
export const exportFormats = ['statement.csv', 'statement.pdf', 'bets.csv'] as const;
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
  },
  closed,
);
export type ExportRequest = Static<typeof ExportRequest>;

/** Where the file is fetched, once, within a minute. The address carries a code for this one file and no token. */
export const ExportValue = Type.Object({ path: Type.String(), expiresAt: Type.String() }, closed);
export type ExportValue = Static<typeof ExportValue>;

/** `GET /wps/v2/records/exports/:code`. */
export const ExportParams = Type.Object({ code: text(64) }, closed);
