import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answered, Done } from '@pavilion/api/schemas';
import { Type } from 'typebox';
import { ok } from '../../platform/http';
import type { Stream } from './service';

const Acknowledgement = Type.Object(
  { stream: Type.String({ format: 'uuid', maxLength: 36 }), seq: Type.Integer({ minimum: 0 }) },
  { additionalProperties: false },
);
/** Some hundred events: a page that has that many unread is asleep. */
const UNREAD_LIMIT = 32 * 1024;

/** The event stream of a page, and its word on the manifest it runs. */
export function streamRoutes(stream: Stream): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('preClose', async () => stream.close());
    app.get('/wps/stream', { config: { access: 'public' }, schema: { tags: ['stream'] } }, (request, reply) => {
      // From here on the socket is ours: a stream has no end that the framework could wait for.
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        connection: 'keep-alive',
      });
      const leave = stream.open({
        brand: request.brand.code,
        session: request.session,
        write: (text) => raw.write(text) || raw.writableLength < UNREAD_LIMIT,
        end: () => raw.end(),
      });
      raw.once('close', leave);
    });
    app.post(
      '/wps/system/manifest/ack',
      { config: { access: 'public' }, schema: { tags: ['stream'], body: Acknowledgement, response: { 200: answered(Done) } } },
      async ({ body }) => {
        stream.acknowledge(body.stream, body.seq);
        return ok({});
      },
    );
  };
}
