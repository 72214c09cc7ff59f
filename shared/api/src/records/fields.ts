import { Type } from 'typebox';
import { text } from '../schemas';
import { transactionGroups } from './groups';

/** An object that takes no fields but its own. */
export const closed = { additionalProperties: false } as const;

/** A day as the brand counts them. */
export const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', maxLength: 10 });
/** The first and the last day, both included. */
export const range = { from: Day, to: Day };

const group = `(${transactionGroups.join('|')})`;
/** A list with commas. */
export const Groups = Type.String({ pattern: `^${group}(,${group}){0,5}$`, maxLength: 60 });

/** Where a page went on from; an answer's `nextCursor` is handed back as it came. */
export const Cursor = Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$', maxLength: 400 });
/** How many lines a page has, 1 to 100. */
export const Limit = Type.String({ pattern: '^([1-9]|[1-9][0-9]|100)$', maxLength: 3 });

/** How a vendor is called on the wire. */
export const VendorCode = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$', maxLength: 40 });
/** How a vendor calls one of its games. */
export const GameCode = text(100, 1);
