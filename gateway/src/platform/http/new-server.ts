import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Platform } from '../platform';
import { observeRequests } from '../telemetry/request-metrics';

/** A server with our limits: small bodies, bounded time, no coercion, no silent dropping of unknown fields. */
export function newServer(platform: Platform): FastifyInstance {
  const server = fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    forceCloseConnections: 'idle',
    trustProxy: platform.config.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true } },
  });
  observeRequests(server);
  return server;
}
