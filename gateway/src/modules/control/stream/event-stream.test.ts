import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify, { type FastifyReply } from 'fastify';
import { streamRoutes } from './routes';
import type { Stream } from './service';

const app = fastify();
afterEach(() => app.close());

it('opens no stream for a browser that went while it was looked up, and finds no fault in that', async () => {
  const open = jest.fn();
  const failed = jest.fn();
  const shares = { streams: { perHost: 1, perNetwork: 1 } } as Parameters<typeof streamRoutes>[1]['shares'];
  let held: FastifyReply | undefined;
  app.setErrorHandler(failed);
  await app.register(streamRoutes({ open, close: () => undefined } as unknown as Stream, { shares }));
  const lookedUp = new Promise<void>((resolve) => {
    app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
      held = reply;
      browser.destroy();
      if (!socket.destroyed) await once(socket, 'close');
      resolve();
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  browser.write('GET /wps/stream HTTP/1.1\r\nHost: pavilion.localhost\r\n\r\n');

  await lookedUp;
  await nextTurn();

  expect(failed).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
  expect(held?.raw.headersSent).toBe(false);
});
