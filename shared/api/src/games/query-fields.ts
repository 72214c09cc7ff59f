import { type TSchema, Type } from 'typebox';
import { gameCategories, gameClasses } from './vocabulary';

/** Fields of the catalogue's queries. Everything in an address is a string, and stays one: patterns instead of coercion. */
export const clientType = Type.Literal('3');
/** What the page runs on, in the specification's words; the catalogue is the same on all. */
export const platform = Type.String({ pattern: '^[a-z0-9,-]{1,40}$' });
/** The code of a brand. */
export const merchant = Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' });
/** The code of a vendor, as the specification calls it. */
export const vassalage = Type.String({ pattern: '^[A-Z][A-Z0-9-]{1,30}$' });
/** The language of names; upper case is the specification's way to write it. */
export const language = Type.Enum(['bn', 'en', 'BN', 'EN']);
/** One of the {@link gameCategories}. */
export const category = Type.Enum([...gameCategories]);
/** One of the {@link gameClasses}. */
export const gameClass = Type.Enum([...gameClasses]);
/** A page, counted from 1. */
export const pageNo = Type.String({ pattern: '^[1-9][0-9]{0,5}$' });
/** Node ids look like numbers and are strings everywhere, as no browser is to round them. */
export const nodeId = Type.String({ pattern: '^[1-9][0-9]{0,17}$' });

/** A field that older pages send empty when nothing is chosen, which is as if it were not there. */
export const orEmpty = <Field extends TSchema>(field: Field) => Type.Optional(Type.Union([Type.Literal(''), field]));
