import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BrandCode } from '@pavilion/api/registry';
import {
  SegmentAddress,
  SegmentChange,
  SegmentQuestion,
  SegmentRequestAddress,
  SegmentRequestDecision,
  TagChange,
  TaggedMemberAddress,
} from '@pavilion/api/staff';
import { Type } from 'typebox';
import { ok } from '../../../platform/http';
import type { Segments } from './service';

const Brand = Type.Object({ brand: BrandCode });
const [viewer, operator, approver] = [{ staff: 'viewer' }, { staff: 'operator' }, { staff: 'approver' }] as const;
/** Rules with many values and lists of accounts. */
const bodyLimit = 512 * 1024;

/** How operators say whom something is for, and mark members. */
export function segmentStaffRoutes(segments: Segments): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/segments';
  return async (app) => {
    await app.register(tagRoutes(segments));
    app.get(root, { config: viewer, schema: { params: Brand } }, async ({ params }) => ok(await segments.overview(params.brand)));
    app.post(
      `${root}/count`,
      { config: viewer, bodyLimit, schema: { params: Brand, body: SegmentQuestion } },
      async ({ params, body }) => ok(await segments.count(params.brand, body.rule)),
    );
    app.put(
      `${root}/:code`,
      { config: approver, bodyLimit, schema: { params: SegmentAddress, body: SegmentChange } },
      async ({ params, body, operator: { name } }) => {
        await segments.write(params.brand, params.code, body, name);
        return ok(await segments.overview(params.brand));
      },
    );
    app.post(
      `${root}/:code/requests`,
      { config: approver, bodyLimit, schema: { params: SegmentAddress, body: SegmentChange } },
      async ({ params, body, operator: { name } }) => {
        await segments.requests.ask({ ...params, wanted: body, who: name });
        return ok(await segments.overview(params.brand));
      },
    );
    for (const [path, decide] of [
      ['approval', segments.requests.approve],
      ['rejection', segments.requests.reject],
    ] as const)
      app.post(
        `/staff/brands/:brand/segment-requests/:id/${path}`,
        { config: approver, schema: { params: SegmentRequestAddress, body: SegmentRequestDecision } },
        async ({ params, body, operator: { name } }) => {
          await decide({ ...params, ...body, who: name });
          return ok(await segments.overview(params.brand));
        },
      );
  };
}

function tagRoutes(segments: Segments): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand/tags';
  const schema = { params: Brand, body: TagChange };
  return async (app) => {
    app.get(
      '/staff/brands/:brand/members/:id/tags',
      { config: viewer, schema: { params: TaggedMemberAddress } },
      async ({ params }) => ok(await segments.tagsOf(params.brand, params.id)),
    );
    app.post(root, { config: operator, bodyLimit, schema }, async ({ params, body, operator: { name } }) =>
      ok(await segments.tag(params.brand, body, name)),
    );
    app.post(`${root}/requests`, { config: operator, bodyLimit, schema }, async ({ params, body, operator: { name } }) => {
      await segments.requests.askForTag(params.brand, body, name);
      return ok({ asked: true });
    });
  };
}
