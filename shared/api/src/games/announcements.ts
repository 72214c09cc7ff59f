import { type Static, Type } from 'typebox';
import * as field from './query-fields';

const closed = { additionalProperties: false } as const;

export const announcementsQuery = Type.Object(
  {
    types: Type.String({ pattern: '^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$' }),
    platform: Type.Literal('W'),
    groupName: Type.Optional(Type.String({ pattern: '^w_[a-z]{2,12}$' })),
    language: Type.Optional(field.language),
  },
  closed,
);
export type AnnouncementsQuery = Static<typeof announcementsQuery>;

/** One slide. `url` is an address on this site; `linkageType` says whether it leads to a page or to a game. */
const banner = Type.Object(
  {
    id: Type.String(),
    groupName: Type.String(),
    title: Type.String(),
    subtitle: Type.String(),
    action: Type.String(),
    image: Type.String(),
    /** `light`: a bright picture that wants dark type over it. */
    tone: Type.Enum(['dark', 'light']),
    url: Type.String(),
    linkageType: Type.Enum(['PAGE', 'GAME']),
  },
  closed,
);
export type Banner = Static<typeof banner>;

const notice = Type.Object({ id: Type.String(), title: Type.String() }, closed);
export type Notice = Static<typeof notice>;

/** Types that were not asked for, and types of which nothing is published, are empty lists. */
export const announcementsValue = Type.Object({ banners: Type.Array(banner), playerNotice: Type.Array(notice) }, closed);
export type AnnouncementsValue = Static<typeof announcementsValue>;
