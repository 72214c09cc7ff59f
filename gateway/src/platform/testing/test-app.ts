import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Logger } from 'pino';
import { buildGateway, type Gateway } from '../../app';
import { type TestPlatform, testPlatform, type TestSettings } from './test-platform';

export interface TestApp {
  /** The players' site, the private port and the services behind them. */
  gateway: Gateway;
  platform: TestPlatform;
  /** A request to a brand's site; the default brand's when `brand` is missing. */
  request(options: InjectOptions & { brand?: string; token?: string }): Promise<LightMyRequestResponse>;
  /** A request to the private port. */
  requestPrivate(options: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/**
 * The whole gateway on a database of its own, called over HTTP without a socket. `settings` replace single ones of its configuration; the database lies on the tests’ `server` unless
 * another is given.
 */
export async function testApp(settings: TestSettings = {}, log?: Logger, server?: string): Promise<TestApp> {
  const platform = await testPlatform(settings, log, server);
  const gateway = await buildGateway(platform);
  await Promise.all([gateway.site.ready(), gateway.privateServer.ready()]);
  return {
    gateway,
    platform,
    request: ({ brand = 'pavilion', token, headers, ...options }) =>
      gateway.site.inject({
        ...options,
        headers: { host: `${brand}.localhost`, ...(token && { authorization: `Bearer ${token}` }), ...headers },
      }),
    requestPrivate: (options) => gateway.privateServer.inject(options),
    close: platform.close,
  };
}
