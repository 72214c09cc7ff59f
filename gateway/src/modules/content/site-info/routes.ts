import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { successEnvelope } from '@pavilion/api/schemas';
import {
  Apps,
  AppsQuery,
  CanariesQuery,
  CanaryMatches,
  ChatModels,
  ChatModelsQuery,
  DomainRoutes,
  HelpCenter,
  HelpCenterQuery,
  LaunchChatBody,
  LaunchedChat,
  PermissionInfo,
  Routers,
  SystemStatus,
  Whitelabel,
} from '@pavilion/api/system';
import type { Locale } from '@pavilion/i18n';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { ok } from '../../../platform/http';
import type { SiteInfo, SiteCaller } from './service';

const config = { access: 'public' } as const;
/** Of these a closed site lives. */
const always = { access: 'public', whenClosed: true } as const;

/** What anybody may know of a brand, and how it is reached. */
export function siteInfoRoutes(system: SiteInfo): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/wps/system/status', { config: always, schema: responseSchema(SystemStatus) }, async ({ brand, ip }) =>
      ok(system.siteStatus(brand, ip)),
    );
    for (const [path, access] of [
      ['/wps/system/canaries', 'public'],
      ['/wps/system/memberCanaries', 'player'],
    ] as const)
      app.get(
        path,
        { config: { access, whenClosed: true }, schema: { ...responseSchema(CanaryMatches), querystring: CanariesQuery } },
        async ({ brand, ip, locale, session, query }, reply) => {
          void reply.header('cache-control', 'no-store');
          const asked = access === 'player' ? session : undefined;
          return ok(await system.canaries({ brand: brand.code, address: ip, locale, device: query.device, session: asked }));
        },
      );
    app.get('/wps/system/permission', { config: always, schema: responseSchema(PermissionInfo) }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return ok(await system.permission(request.brand, callerOf(request)));
    });
    app.get('/wps/system/whitelabel', { config, schema: responseSchema(Whitelabel) }, async ({ brand }) =>
      ok(system.whitelabel(brand)),
    );
    app.get('/wps/system/domainRoute', { config: always, schema: responseSchema(DomainRoutes) }, async ({ brand }) =>
      ok(system.domainRoute(brand)),
    );
    app.get('/wps/system/routers', { config, schema: responseSchema(Routers) }, async ({ brand }) => ok(system.routers(brand)));
    app.get(
      '/wps/system/helpCenter',
      { config, schema: { ...responseSchema(HelpCenter), querystring: HelpCenterQuery } },
      async ({ brand, query, locale }) => ok(await system.helpCenter(brand, languageOf(query.lang, locale))),
    );
    app.get('/wps/system/apps', { config, schema: { ...responseSchema(Apps), querystring: AppsQuery } }, async (request, reply) => {
      const { brand, query, protocol, host, locale } = request;
      // The address may carry a code by which somebody is signed in.
      void reply.header('cache-control', 'no-store');
      const asked = { origin: `${protocol}://${host}`, locale: languageOf(query.language, locale), code: query.code };
      return ok({ list: await system.apps(brand, asked) });
    });
    await app.register(chatRoutes(system));
  };
}

function chatRoutes(system: SiteInfo): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/relay/CBS_modelList',
      { config: always, schema: { ...responseSchema(ChatModels), querystring: ChatModelsQuery } },
      async ({ brand, query, locale }) => ok(await system.chatModels(brand, languageOf(query.language, locale))),
    );
    app.post(
      '/wps/relay/CBS_launchChat',
      { config: always, schema: { ...responseSchema(LaunchedChat), body: LaunchChatBody } },
      async (request) => {
        const { brand, body, locale } = request;
        return ok(await system.openChat(brand, body.modelId, languageOf(body.language, locale), callerOf(request)));
      },
    );
  };
}

function responseSchema<Value extends TSchema>(value: Value) {
  return { tags: ['system'], response: { 200: successEnvelope(value) } };
}

/** Trial players are nobody whom a desk could look up. */
function callerOf({ ip, session }: FastifyRequest): SiteCaller {
  return { address: ip, memberId: session && !session.trial ? BigInt(session.memberId) : undefined };
}

function languageOf(asked: string | undefined, otherwise: Locale): Locale {
  return (asked?.toLowerCase() as Locale | undefined) ?? otherwise;
}
