import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AnnouncementContentQuery,
  AnnouncementContentValue,
  AnnouncementsQuery,
  AnnouncementsValue,
} from '@pavilion/api/announcements';
import { successEnvelope } from '@pavilion/api/schemas';
import type { Locale } from '@pavilion/i18n';
import { ok } from '../../../platform/http';
import type { Announcements } from './service';

/** What everybody on a brand's site is told. */
export function announcementRoutes(announcements: Announcements): FastifyPluginAsyncTypebox {
  const config = { access: 'public' } as const;
  const tags = ['announcements'];
  return async (app) => {
    app.get(
      '/wps/relay/MCSFE_getListAnnouncements',
      { config, schema: { tags, querystring: AnnouncementsQuery, response: { 200: successEnvelope(AnnouncementsValue) } } },
      async ({ brand, query, locale }) => ok(announcements.list(brand.code, query, languageOf(query, locale))),
    );
    app.get(
      '/wps/relay/MCSFE_getAnnouncementContent',
      {
        config,
        schema: { tags, querystring: AnnouncementContentQuery, response: { 200: successEnvelope(AnnouncementContentValue) } },
      },
      async ({ brand, query, locale }) => ok(announcements.contents(brand.code, query, languageOf(query, locale))),
    );
  };
}

function languageOf({ language }: { language?: string }, otherwise: Locale): Locale {
  return (language?.toLowerCase() as Locale | undefined) ?? otherwise;
}
