import { type Static, Type } from 'typebox';
import { realityCheckMinutes } from '../launch';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;

/** A line of a brand's table: a network (`203.0.113.0/24`, one address) or a country (two letters), and whether it is served. */
export const RegionRule = Type.Object(
  {
    verdict: Type.Enum(['allow', 'deny']),
    network: Type.Optional(Type.String({ pattern: '^[0-9a-fA-F:.]{2,45}(/[0-9]{1,3})?$' })),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    note: text(200),
  },
  closed,
);
export type RegionRule = Static<typeof RegionRule>;

/** `PUT /staff/brands/:brand/site-status/regions`: the whole table. Refused with `regions.conflict` when `version` is no longer the latest. */
export const RegionChange = Type.Object(
  {
    rules: Type.Array(RegionRule, { maxItems: 500 }),
    version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    reason: text(400, 3),
  },
  closed,
);
export type RegionChange = Static<typeof RegionChange>;

/** `POST /staff/brands/:brand/site-status/regions/trial`: what a table, saved or not, says of an address. */
export const RegionTestRequest = Type.Object(
  {
    rules: Type.Array(RegionRule, { maxItems: 500 }),
    address: Type.String({ pattern: '^[0-9a-fA-F:.]{2,45}$' }),
  },
  closed,
);
export type RegionTestRequest = Static<typeof RegionTestRequest>;

/** `by` is the place in the table of the rule that decided, null when none did. */
export interface RegionTestResult {
  denied: boolean;
  country: string | null;
  by: number | null;
}

/** `GET /staff/brands/:brand/site-status`. `countryFile`: when it was made; null: there is none, and countries are not known. */
export interface SiteStatus {
  status: 0 | 1;
  rules: RegionRule[];
  version: number;
  countryFile: string | null;
}

/** Pages of a brand elsewhere, and its apps. */
export const linkNames = ['FACEBOOK', 'TELEGRAM', 'WHATSAPP', 'ZALO', 'Android', 'iOS'] as const;
export type LinkName = (typeof linkNames)[number];

const Words = Type.Integer({ minimum: 1, maximum: 1000 });
const version = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

/**
 * `PUT /staff/brands/:brand/site-settings`: all of them. Passwords are good for `passwordDays` where the flag PASSWORDEXPIRY is on; feedback has
 * between so many words. Refused with `site.settings_conflict` when `version` is no longer the latest.
 */
export const SiteSettingsChange = Type.Object(
  {
    links: Type.Array(
      Type.Object(
        { name: Type.Enum([...linkNames]), url: Type.String({ pattern: '^https://[^\\s"<>]+$', maxLength: 300 }) },
        closed,
      ),
      { maxItems: linkNames.length },
    ),
    passwordDays: Type.Integer({ minimum: 1, maximum: 3650 }),
    feedback: Type.Object({ minWords: Words, maxWords: Words }, closed),
    /** Between two reality checks, for whoever chose nothing else. */
    realityCheckMinutes: Type.Enum([...realityCheckMinutes]),
    version,
    reason: text(400, 3),
  },
  closed,
);
export type SiteSettingsChange = Static<typeof SiteSettingsChange>;

/** `GET /staff/brands/:brand/site-settings`. */
export type SiteSettings = Omit<SiteSettingsChange, 'reason'>;

const inBoth = (longest: number) => Type.Object({ bn: text(longest, 1), en: text(longest, 1) }, closed);

/**
 * `PUT /staff/brands/:brand/help/articles/:anchor` and `…/help/legal`. Contents are cleaned; `{brand}`, `{licence}`, `{email}` and `{hours}` in them
 * stand for the brand's own. Refused with `site.settings_conflict` when `version` is no longer the latest.
 */
export const HelpChange = Type.Object({ title: inBoth(160), content: inBoth(20_000), version, reason: text(400, 3) }, closed);
export type HelpChange = Static<typeof HelpChange>;

type HelpText = Pick<HelpChange, 'title' | 'content'>;

/** `GET /staff/brands/:brand/help`, as it was written, in both languages. */
export interface HelpTexts {
  sections: { anchor: string; title: HelpChange['title']; articles: ({ anchor: string } & HelpText)[] }[];
  legal: HelpText;
  version: number;
}
