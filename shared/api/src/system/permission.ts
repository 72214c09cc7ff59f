import { type Static, Type } from 'typebox';
import { RegistrationRules } from '../auth';
import { Whitelabel } from './whitelabel';

const closed = { additionalProperties: false } as const;

/** Where a brand can have a page beside its own. */
export const socialNetworks = ['FACEBOOK', 'TELEGRAM', 'WHATSAPP', 'ZALO'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** Something of the brand's that lies elsewhere: a page in a social network, or an app. */
export const Resource = Type.Object(
  {
    resourceType: Type.Enum(['SOCIAL', 'APP']),
    name: Type.Enum([...socialNetworks, 'Android', 'iOS']),
    url: Type.String(),
  },
  closed,
);
export type Resource = Static<typeof Resource>;

/** A host of the brand; the shell goes to the next one when its own does not answer. */
export const DomainRoute = Type.Object({ domain: Type.String(), main: Type.Boolean() }, closed);
export type DomainRoute = Static<typeof DomainRoute>;

/** `GET /wps/system/domainRoute`: the brand's hosts, the one to try first in front. */
export const DomainRoutes = Type.Object({ mainDomain: Type.String(), list: Type.Array(DomainRoute) }, closed);
export type DomainRoutes = Static<typeof DomainRoutes>;

/** `GET /wps/system/routers`: the addresses of the pages that the brand has on, with the page and the remote behind each. A part like `:id` stands for any. */
export const Routers = Type.Object(
  { routers: Type.Array(Type.Object({ path: Type.String(), page: Type.String(), remote: Type.String() }, closed)) },
  closed,
);
export type Routers = Static<typeof Routers>;

/** Where a call comes from. `country` in two letters (ISO 3166), null when that is not known. */
export const Location = Type.Object({ ip: Type.String(), country: Type.Union([Type.String(), Type.Null()]) }, closed);
export type Location = Static<typeof Location>;

/**
 * `GET /wps/system/permission`: everything about the brand that is not in its manifest, and what it is for this caller. It is answered in
 * every state: in maintenance, and to callers whom the brand does not serve.
 */
export const PermissionInfo = Type.Object(
  {
    info: Type.Object(
      {
        /** Where customer service opens, on this site: the query is sealed, names the member to the service desk and serves an hour. */
        customerService: Type.Object({ path: Type.String() }, closed),
        domainRoute: Type.Array(DomainRoute),
        resources: Type.Array(Resource),
        whitelabel: Whitelabel,
        registration: RegistrationRules,
        mainDomain: Type.String(),
        /** Null: nobody measures. */
        analytics: Type.Object({ gtagId: Type.Union([Type.String(), Type.Null()]) }, closed),
        /** Origins, any of which has the same pictures; none: this site has them. */
        imageCDNs: Type.Array(Type.String()),
        /** Origins, any of which launches games; none: this site does. */
        launchGameCDNs: Type.Array(Type.String()),
      },
      closed,
    ),
    location: Location,
    maintenance: Type.Boolean(),
    /** The brand does not serve the place that the call comes from. Maintenance comes before it. */
    regionRestriction: Type.Boolean(),
  },
  closed,
);
export type PermissionInfo = Static<typeof PermissionInfo>;
