import { type Static, Type } from 'typebox';
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
export const RegionTrial = Type.Object(
  {
    rules: Type.Array(RegionRule, { maxItems: 500 }),
    address: Type.String({ pattern: '^[0-9a-fA-F:.]{2,45}$' }),
  },
  closed,
);
export type RegionTrial = Static<typeof RegionTrial>;

/** `by` is the place in the table of the rule that decided, null when none did. */
export interface RegionTried {
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
