import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { successEnvelope, EmptySuccess } from '@pavilion/api/schemas';
import { Type } from 'typebox';
import type { Config } from '../../../platform/config';
import { ok } from '../../../platform/http';
import { createOpenAtOnce } from '../../../platform/rate-limits';
import { hasLeft, openEventStream } from './event-stream';
import type { Stream } from './service';

const Acknowledgement = Type.Object(
  { stream: Type.String({ format: 'uuid', maxLength: 36 }), seq: Type.Integer({ minimum: 0 }) },
  { additionalProperties: false },
);

/** Tabs of one sign-in. */
const STREAMS_PER_SESSION = 20;

/** The event stream of a page, and its word on the manifest it runs. */
export function streamRoutes(stream: Stream, { shares }: Pick<Config, 'shares'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    const admit = createOpenAtOnce({ ...shares.streams, perSession: STREAMS_PER_SESSION });
    app.addHook('preClose', async () => stream.close());
    app.get('/wps/stream', { config: { access: 'public', whenClosed: true }, schema: { tags: ['stream'] } }, (request, reply) => {
      if (hasLeft(request)) return void reply.hijack();
      const release = admit(request.ip, request.session?.sessionId);
      const connection = openEventStream(reply, () => {
        release();
        leave();
      });
      const leave = stream.open({ brand: request.brand.code, memberId: request.session?.memberId, connection });
    });
    app.post(
      '/wps/system/manifest/ack',
      {
        config: { access: 'public', whenClosed: true },
        schema: { tags: ['stream'], body: Acknowledgement, response: { 200: successEnvelope(EmptySuccess) } },
      },
      async ({ body }) => {
        stream.acknowledge(body.stream, body.seq);
        return ok({});
      },
    );
  };
}
