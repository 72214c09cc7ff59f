import { Type } from 'typebox';
import { gameCategories, gameClasses } from './vocabulary';

/** Fields of the catalogue's queries. Everything in an address is a string, and stays one: patterns instead of coercion. */
export const clientType = Type.Literal('3');
export const platform = Type.String({ pattern: '^[a-z0-9,-]{1,40}$' });
export const merchant = Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' });
export const vassalage = Type.String({ pattern: '^[A-Z][A-Z0-9]{1,15}$' });
export const language = Type.Enum(['bn', 'en', 'BN', 'EN']);
export const category = Type.Enum([...gameCategories]);
export const gameClass = Type.Enum([...gameClasses]);
export const pageNo = Type.String({ pattern: '^[1-9][0-9]{0,5}$' });
/** Node ids look like numbers and are strings everywhere, as no browser is to round them. */
export const nodeId = Type.String({ pattern: '^[1-9][0-9]{0,17}$' });
