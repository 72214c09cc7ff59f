import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import { announcementTypes, bannerGroups, executions, promotionTypes } from './vocabulary';

const closed = { additionalProperties: false } as const;
const Moment = Type.String({ format: 'date-time', maxLength: 40 });

/** The most signs of a content, in one language. */
export const MAX_ANNOUNCEMENT_LENGTH = 20_000;

/** A text in one language of the platform, or in both. */
function localizedText(max: number) {
  return Type.Object({ bn: Type.Optional(text(max)), en: Type.Optional(text(max)) }, closed);
}

/** What an operator writes. A language without a title does not show the announcement; an empty text is none. */
export const AnnouncementDraft = Type.Object(
  {
    type: Type.Enum([...announcementTypes]),
    state: Type.Enum(['draft', 'published']),
    /** Now, when null. */
    from: Type.Union([Moment, Type.Null()]),
    /** Never, when null. */
    until: Type.Union([Moment, Type.Null()]),
    title: localizedText(160),
    content: localizedText(MAX_ANNOUNCEMENT_LENGTH),
    /** Of popups, and only of those. */
    execution: Type.Optional(Type.Enum([...executions])),
    promotionType: Type.Optional(Type.Enum([...promotionTypes])),
    link: Type.Optional(Type.Object({ linkageType: Type.Enum(['PAGE', 'GAME']), url: text(200, 1) }, closed)),
    /** Of banners, and only of those. */
    banner: Type.Optional(
      Type.Object(
        {
          groupName: Type.Enum([...bannerGroups]),
          scene: Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' }),
          tone: Type.Enum(['dark', 'light']),
          subtitle: localizedText(200),
          action: localizedText(60),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type AnnouncementDraft = Static<typeof AnnouncementDraft>;

const reason = text(400, 3);

/** `POST /staff/brands/:brand/announcements`. */
export const NewAnnouncement = Type.Object({ draft: AnnouncementDraft, reason }, closed);
export type NewAnnouncement = Static<typeof NewAnnouncement>;

const version = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/** `PUT /staff/brands/:brand/announcements/:id`. Refused with `announcements.conflict` when `version` is no longer the latest. */
export const AnnouncementChange = Type.Object({ draft: AnnouncementDraft, version, reason }, closed);
export type AnnouncementChange = Static<typeof AnnouncementChange>;

/** `POST /staff/brands/:brand/announcements/:id/removal`: it is gone for players at once; the audit log keeps what it said. */
export const AnnouncementRemoval = Type.Object({ version, reason }, closed);
export type AnnouncementRemoval = Static<typeof AnnouncementRemoval>;

/** `PUT /staff/brands/:brand/announcements/order`: all ids of one type, in the order in which players see them. */
export const AnnouncementOrder = Type.Object(
  {
    type: Type.Enum([...announcementTypes]),
    ids: Type.Array(Type.String({ pattern: '^[1-9][0-9]{0,17}$' }), { minItems: 1, maxItems: 500, uniqueItems: true }),
    reason,
  },
  closed,
);
export type AnnouncementOrder = Static<typeof AnnouncementOrder>;

/** `POST /staff/brands/:brand/announcements/cleaning`: a content as players will get it. Nothing is kept. */
export const ContentSanitisation = Type.Object({ content: text(MAX_ANNOUNCEMENT_LENGTH) }, closed);
export type ContentSanitisation = Static<typeof ContentSanitisation>;

/** An announcement as operators see it. `shown`: it is published and its time has come and is not over. */
export interface AnnouncementView extends AnnouncementDraft {
  id: string;
  version: number;
  from: string;
  shown: boolean;
  changedBy: string | null;
  changedAt: string;
}

/** `GET /staff/brands/:brand/announcements`, in players' order within each type. `scenes`: the drawings that a banner can have. */
export interface AnnouncementViews {
  list: AnnouncementView[];
  scenes: string[];
}
