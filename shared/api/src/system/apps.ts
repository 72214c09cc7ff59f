import { type Static, Type } from 'typebox';
import { Language } from '../schemas';

const closed = { additionalProperties: false } as const;

/** `GET /wps/system/apps`. With a one-time code in `code` the address, and so the QR code, signs the phone in that opens it. */
export const AppsQuery = Type.Object(
  { language: Type.Optional(Language), code: Type.Optional(Type.String({ pattern: '^[\\w-]{20,100}$' })) },
  closed,
);
export type AppsQuery = Static<typeof AppsQuery>;

/** One way to have the brand on a phone. `lite` is this very site, put among the phone's apps; nothing is installed. */
export const AppOffer = Type.Object(
  {
    platform: Type.Enum(['Android', 'iOS']),
    lite: Type.Boolean(),
    /** Made of the site's origin, the language and the code. */
    url: Type.String(),
    /** An `<svg>` of the address as a QR code, dark on white, without a size of its own. */
    qr: Type.String(),
    /** How it is installed, in order. */
    steps: Type.Array(Type.String()),
  },
  closed,
);
export type AppOffer = Static<typeof AppOffer>;

/** The ways to have this brand on a phone, in the order in which they are offered. */
export const Apps = Type.Object({ list: Type.Array(AppOffer) }, closed);
export type Apps = Static<typeof Apps>;
