import { type Static, Type } from 'typebox';
import { Language } from '../schemas';

export * from './staff';
export * from './vocabulary';
import { bannerGroups, executions, promotionTypes } from './vocabulary';

const closed = { additionalProperties: false } as const;
/** Kinds of announcements, divided by commas: B banners, PL notices, PU popups, PR promotions, H headlines. */
const Types = Type.String({ pattern: '^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$' });
/** Popups for these moments only; every one without it. */
const Executions = Type.String({ pattern: '^(A|B|F)(,(A|B|F)){0,2}$' });
const Id = Type.String({ pattern: '^[1-9][0-9]{0,17}$' });

/** `GET /wps/relay/MCSFE_getListAnnouncements`. Answers what is published at this moment, in the brand's order. */
export const AnnouncementsQuery = Type.Object(
  {
    types: Types,
    platform: Type.Literal('W'),
    groupName: Type.Optional(Type.Enum([...bannerGroups])),
    execution: Type.Optional(Executions),
    language: Type.Optional(Language),
  },
  closed,
);
export type AnnouncementsQuery = Static<typeof AnnouncementsQuery>;

/** One slide. `url` is an address on this site, or a game's node id where `linkageType` says so. */
export const Banner = Type.Object(
  {
    id: Type.String(),
    groupName: Type.Enum([...bannerGroups]),
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
export type Banner = Static<typeof Banner>;

const item = {
  id: Type.String(),
  type: Type.Enum(['PL', 'PU', 'PR', 'H']),
  title: Type.String(),
  /** Null when no button leads on to the reward centre. */
  promotionType: Type.Union([Type.Enum([...promotionTypes]), Type.Null()]),
  /** Where the item leads; null when it leads nowhere. */
  url: Type.Union([Type.String(), Type.Null()]),
  linkageType: Type.Union([Type.Enum(['PAGE', 'GAME']), Type.Null()]),
  /** When it was published, and when it ends by itself (null: never). */
  from: Type.String(),
  until: Type.Union([Type.String(), Type.Null()]),
};

/** An announcement without its content. */
export const AnnouncementItem = Type.Object(item, closed);
export type AnnouncementItem = Static<typeof AnnouncementItem>;

/** A popup and the moment that it is for: A after every sign-in, F after a member's first, B for visitors. */
export const PopupItem = Type.Object({ ...item, execution: Type.Enum([...executions]) }, closed);
export type PopupItem = Static<typeof PopupItem>;

/**
 * Types that were not asked for, and types of which nothing is published, are empty lists. `playerNotice` has the notices (PL) behind the
 * bell and the headlines (H) that run over the lobby, whichever were asked for.
 */
export const AnnouncementsValue = Type.Object(
  {
    banners: Type.Array(Banner),
    playerNotice: Type.Array(AnnouncementItem),
    popup: Type.Array(PopupItem),
    promotion: Type.Array(AnnouncementItem),
  },
  closed,
);
export type AnnouncementsValue = Static<typeof AnnouncementsValue>;

/** `GET /wps/relay/MCSFE_getAnnouncementContent`: one page of nine with contents, or the one of an `id`. Banners have none. */
export const AnnouncementContentQuery = Type.Object(
  {
    types: Type.String({ pattern: '^(PL|PU|PR|H)(,(PL|PU|PR|H)){0,3}$' }),
    platform: Type.Literal('W'),
    execution: Type.Optional(Executions),
    id: Type.Optional(Id),
    pageNo: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' })),
    language: Type.Optional(Language),
  },
  closed,
);
export type AnnouncementContentQuery = Static<typeof AnnouncementContentQuery>;

/** An announcement with its content: HTML of a few harmless elements, cleaned when it was written and again when it is answered. */
export const AnnouncementContent = Type.Object(
  { ...item, execution: Type.Union([Type.Enum([...executions]), Type.Null()]), content: Type.String() },
  closed,
);
export type AnnouncementContent = Static<typeof AnnouncementContent>;

/** Announcements with what they say, in the order in which the popup shows them. `pageNum` counts from 1. */
export const AnnouncementContentValue = Type.Object(
  { list: Type.Array(AnnouncementContent), pageNum: Type.Integer(), totalPages: Type.Integer() },
  closed,
);
export type AnnouncementContentValue = Static<typeof AnnouncementContentValue>;

/** Announcements on one page of the popup. */
export const ANNOUNCEMENTS_PER_PAGE = 9;
