import { type TSchema, Type } from 'typebox';
import {
  gameCategories,
  gameClasses,
  gameFeatures,
  gameStages,
  gameThemes,
  listOrders,
  returnSteps,
  stakeSteps,
  volatilities,
} from './vocabulary';

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
/** One of the {@link gameStages}; both unless told. */
export const stage = Type.Optional(Type.Enum([...gameStages]));
/** One choice, or several with commas between: what is one of them stays. */
const several = (choice: string, most: number) =>
  Type.String({ pattern: `^(?:${choice})(?:,(?:${choice})){0,${most - 1}}$`, maxLength: most * 32 });
/** Codes of vendors. */
export const vassalages = several('[A-Z][A-Z0-9-]{1,30}', 12);
/** The facts of games that narrow a list, beside its category, vendor and class; each alone or all together. */
export const facts = {
  volatility: Type.Optional(several(volatilities.join('|'), volatilities.length)),
  feature: Type.Optional(several(gameFeatures.join('|'), gameFeatures.length)),
  theme: Type.Optional(several(gameThemes.join('|'), gameThemes.length)),
  /** The return to player in per cent, at least. */
  minRtp: Type.Optional(Type.Enum([...returnSteps])),
  /** The smallest bet in minor units, at most. */
  stakeUpTo: Type.Optional(Type.Enum([...stakeSteps])),
};
/** How a list is sorted. */
export const order = Type.Enum([...listOrders]);
/** What is looked for among the names, as it was typed. */
export const gameName = Type.Optional(Type.String({ maxLength: 60, pattern: '^[^\u0000-\u001f\u007f]*$' }));
/** A page, counted from 1. */
export const pageNo = Type.String({ pattern: '^[1-9][0-9]{0,5}$' });
/** Node ids look like numbers and are strings everywhere, as no browser is to round them. */
export const nodeId = Type.String({ pattern: '^[1-9][0-9]{0,17}$' });

/** A field that older pages send empty when nothing is chosen, which is as if it were not there. */
export const orEmpty = <Field extends TSchema>(field: Field) => Type.Optional(Type.Union([Type.Literal(''), field]));
