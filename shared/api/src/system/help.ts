import { type Static, Type } from 'typebox';
import { Language } from '../schemas';

const closed = { additionalProperties: false } as const;

/** `GET /wps/system/helpCenter`. */
export const HelpCenterQuery = Type.Object({ lang: Type.Optional(Language), device: Type.Literal('WEB') }, closed);
export type HelpCenterQuery = Static<typeof HelpCenterQuery>;

/** `anchor` is the part after `#` of an address of `/help`. `content` is cleaned HTML. */
export const HelpArticle = Type.Object(
  { id: Type.String(), anchor: Type.String(), title: Type.String(), content: Type.String() },
  closed,
);
export type HelpArticle = Static<typeof HelpArticle>;

/** `anchor` `term` is the section of the terms. */
export const HelpSection = Type.Object(
  { id: Type.String(), anchor: Type.String(), title: Type.String(), articles: Type.Array(HelpArticle) },
  closed,
);
export type HelpSection = Static<typeof HelpSection>;

/** The brand's help centre, and its legal page with the licence that it plays under. */
export const HelpCenter = Type.Object(
  {
    sections: Type.Array(HelpSection),
    legal: Type.Object({ title: Type.String(), licence: Type.String(), content: Type.String() }, closed),
  },
  closed,
);
export type HelpCenter = Static<typeof HelpCenter>;
