import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AnnouncementChange,
  AnnouncementOrder,
  AnnouncementRemoval,
  ContentCleaning,
  NewAnnouncement,
} from '@pavilion/api/announcements';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { cleanHtml } from '../../platform/html';
import { ok } from '../../platform/http';
import type { AnnouncementDesk } from './desk';

const Brand = Type.Object({ brand: BrandCode });
const One = Type.Object({ brand: BrandCode, id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) });
/** Two languages of the longest content, in letters of three bytes. */
const bodyLimit = 256 * 1024;

/** How operators write to players. */
export function announcementStaffRoutes(desk: AnnouncementDesk): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/announcements';
  const config = { staff: 'operator' } as const;
  return async (app) => {
    app.get(root, { config: { staff: 'viewer' }, schema: { params: Brand } }, async ({ params }) =>
      ok(await desk.list(params.brand)),
    );
    app.post(root, { config, bodyLimit, schema: { params: Brand, body: NewAnnouncement } }, async ({ params, body, operator }) =>
      ok(await desk.add(params.brand, body, operator.name)),
    );
    app.put(`${root}/order`, { config, schema: { params: Brand, body: AnnouncementOrder } }, async ({ params, body, operator }) => {
      await desk.order(params.brand, body, operator.name);
      return ok({});
    });
    app.post(
      `${root}/cleaning`,
      { config, bodyLimit, schema: { params: Brand, body: ContentCleaning } },
      async ({ body: { content } }) => ok({ content: cleanHtml(content) }),
    );
    app.put(
      `${root}/:id`,
      { config, bodyLimit, schema: { params: One, body: AnnouncementChange } },
      async ({ params, body, operator }) => ok(await desk.change(params.brand, BigInt(params.id), body, operator.name)),
    );
    app.post(
      `${root}/:id/removal`,
      { config, schema: { params: One, body: AnnouncementRemoval } },
      async ({ params, body, operator }) => {
        await desk.remove(params.brand, BigInt(params.id), body, operator.name);
        return ok({});
      },
    );
  };
}
