import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createBrands } from './modules/brands';
import { applyHttpRules } from './platform/http';
import type { Platform } from './platform/platform';

/** The gateway's table of contents: every module, what it needs, and the routes it serves. */
export async function buildApp(platform: Platform): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true } },
  });
  const brands = await createBrands(platform);
  applyHttpRules(app, { findBrand: brands.byHost, findSession: async () => undefined });
  return app;
}
