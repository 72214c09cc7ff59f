import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AnnouncementChange,
  AnnouncementOrder,
  AnnouncementRemoval,
  ContentSanitisation,
  NewAnnouncement,
} from '@pavilion/api/announcements';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { cleanHtml } from '../../../platform/html';
import { ok } from '../../../platform/http';
import { drawBanner, isBannerScene } from '@pavilion/art';
import type { AnnouncementAdmin } from './announcement-admin';

const Brand = Type.Object({ brand: BrandCode });
const One = Type.Object({ brand: BrandCode, id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) });
const Scene = Type.Object({ brand: BrandCode, scene: Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' }) });
const Toned = Type.Object({ tone: Type.Enum(['dark', 'light']) }, { additionalProperties: false });
/** Two languages of the longest content, in letters of three bytes. */
const bodyLimit = 256 * 1024;

/** How operators write to players. */
export function announcementStaffRoutes(admin: AnnouncementAdmin): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/announcements';
  const config = { staff: 'operator' } as const;
  return async (app) => {
    app.get(root, { config: { staff: 'viewer' }, schema: { params: Brand } }, async ({ params }) =>
      ok(await admin.list(params.brand)),
    );
    app.post(root, { config, bodyLimit, schema: { params: Brand, body: NewAnnouncement } }, async ({ params, body, operator }) =>
      ok(await admin.add(params.brand, body, operator.name)),
    );
    app.get(
      `${root}/scenes/:scene`,
      { config: { staff: 'viewer' }, schema: { params: Scene, querystring: Toned } },
      async ({ params: { scene }, query: { tone } }, reply) => {
        if (!isBannerScene(scene)) throw new DomainError('request.not_found');
        return reply
          .type('image/svg+xml')
          .header('cache-control', 'private, max-age=3600')
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .header('x-content-type-options', 'nosniff')
          .send(drawBanner({ scene, tone }));
      },
    );
    app.put(`${root}/order`, { config, schema: { params: Brand, body: AnnouncementOrder } }, async ({ params, body, operator }) => {
      await admin.order(params.brand, body, operator.name);
      return ok({});
    });
    app.post(
      `${root}/cleaning`,
      { config, bodyLimit, schema: { params: Brand, body: ContentSanitisation } },
      async ({ body: { content } }) => ok({ content: cleanHtml(content) }),
    );
    app.put(
      `${root}/:id`,
      { config, bodyLimit, schema: { params: One, body: AnnouncementChange } },
      async ({ params, body, operator }) => ok(await admin.change(params.brand, BigInt(params.id), body, operator.name)),
    );
    app.post(
      `${root}/:id/removal`,
      { config, schema: { params: One, body: AnnouncementRemoval } },
      async ({ params, body, operator }) => {
        await admin.remove(params.brand, BigInt(params.id), body, operator.name);
        return ok({});
      },
    );
  };
}
