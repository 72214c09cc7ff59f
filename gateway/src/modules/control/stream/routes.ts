import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { successEnvelope, EmptySuccess } from '@pavilion/api/schemas';
import { Type } from 'typebox';
import { ok } from '../../../platform/http';
import { openEventStream } from './event-stream';
import type { Stream } from './service';

const Acknowledgement = Type.Object(
  { stream: Type.String({ format: 'uuid', maxLength: 36 }), seq: Type.Integer({ minimum: 0 }) },
  { additionalProperties: false },
);

/** The event stream of a page, and its word on the manifest it runs. */
export function streamRoutes(stream: Stream): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('preClose', async () => stream.close());
    app.get('/wps/stream', { config: { access: 'public', whenClosed: true }, schema: { tags: ['stream'] } }, (request, reply) => {
      const { write, end } = openEventStream(reply, () => leave());
      const leave = stream.open({ brand: request.brand.code, session: request.session, write, end });
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
