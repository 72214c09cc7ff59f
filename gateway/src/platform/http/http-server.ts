import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { observeRequests } from '../telemetry/request-metrics';
import { refuseAddress, refuseConnection } from './error-handler';
import { lazySchemaCompilers } from './lazy-schema-compilers';

const REQUEST_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const DISPLAY_NAME = Symbol.for('fastify.display-name');

/** Answers what it can before the framework is asked, and says whether it did. */
export type EarlyResponder = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface HttpContext {
  config: Pick<Config, 'trustedProxies'>;
  log: Logger;
}

/** A server with our limits: small bodies, bounded time, no coercion, no silent dropping of unknown fields. */
export function createHttpServer(platform: HttpContext, answerFirst?: EarlyResponder): FastifyInstance {
  const server = fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    trustProxy: platform.config.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true } },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    schemaController: { compilersFactory: lazySchemaCompilers() },
    ...(answerFirst && earlyResponseServer(answerFirst)),
  });
  namePlugins(server);
  observeRequests(server);
  return server;
}

/** Without a name of its own, a part makes the framework look for its file among all that is loaded. */
function namePlugins(server: FastifyInstance): void {
  const register = server.register as (this: unknown, part: object, ...rest: unknown[]) => never;
  server.register = function named(this: unknown, part: object, ...rest: unknown[]) {
    if (typeof part === 'function' && !(DISPLAY_NAME in part)) Object.assign(part, { [DISPLAY_NAME]: part.name || 'part' });
    return register.call(this, part, ...rest);
  } as typeof server.register;
}

/** The framework's own server, behind one that answers first until it is told to close. */
function earlyResponseServer(answerFirst: EarlyResponder) {
  return {
    serverFactory(framework: (request: IncomingMessage, response: ServerResponse) => void) {
      const limits = { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS };
      const server = createServer(limits, (request, response) => {
        if (!server.listening || !answerFirst(request, response)) framework(request, response);
      });
      return server;
    },
  };
}
