import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { questionTypes } from '@pavilion/api/feedback';
import { BrandCode } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { ok, sendPrivateImage } from '../../../platform/http';
import type { Feedback } from './service';

const PAGE = 50;
const Brand = Type.Object({ brand: BrandCode });
const Query = Type.Object(
  {
    before: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,17}$' })),
    type: Type.Optional(Type.Enum([...questionTypes])),
  },
  { additionalProperties: false },
);
const Image = Type.Object({ brand: BrandCode, id: Type.String({ format: 'uuid', maxLength: 36 }) });

/** What players wrote, for those who answer them. */
export function feedbackStaffRoutes(feedback: Feedback): FastifyPluginAsyncTypebox {
  const config = { staff: 'viewer' } as const;
  return async (app) => {
    app.get(
      '/staff/brands/:brand/feedback',
      { config, schema: { params: Brand, querystring: Query } },
      async ({ params, query: { before, type } }) =>
        ok(await feedback.page(params.brand, { before: before === undefined ? undefined : BigInt(before), type, limit: PAGE })),
    );
    app.get('/staff/brands/:brand/feedback/images/:id', { config, schema: { params: Image } }, async ({ params }, reply) =>
      sendPrivateImage(reply, await feedback.image(params.brand, params.id)),
    );
  };
}
