import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../app';
import { type TestPlatform, testPlatform } from './test-platform';

export interface TestApp {
  app: FastifyInstance;
  platform: TestPlatform;
  /** A request to a brand's site; the default brand's when `brand` is missing. */
  request(options: InjectOptions & { brand?: string; token?: string }): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** The whole gateway on a database of its own, called over HTTP without a socket. */
export async function testApp(): Promise<TestApp> {
  const platform = await testPlatform();
  const app = await buildApp(platform);
  await app.ready();
  return {
    app,
    platform,
    request: ({ brand = 'pavilion', token, headers, ...options }) =>
      app.inject({
        ...options,
        headers: { host: `${brand}.localhost`, ...(token && { authorization: `Bearer ${token}` }), ...headers },
      }),
    async close() {
      await app.close();
      await platform.close();
    },
  };
}
