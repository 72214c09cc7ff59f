import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Database } from '../database/tables';
import { authenticate } from '../sessions/authenticate';
import { allTitles } from '../titles/titles';
import { returnOfTitle } from './measured-return';
import type { Shipped } from './shipped';

interface FairnessRouteOptions {
  readonly database: Database;
  readonly shipped: Shipped;
}

export const fairnessRoutes: FastifyPluginAsyncTypebox<FairnessRouteOptions> = async (app, { database, shipped }) => {
  /** For everybody: what runs here, and what it returns. */
  app.get('/fairness.json', async (_request, reply) => {
    const titles = allTitles().map(({ code, model }) => ({ code, model }));
    return reply.header('cache-control', 'no-cache').send({ ...shipped, titles });
  });

  /** For the rules of the title that a session plays. */
  app.get('/api/fairness', async (request) => {
    const session = await authenticate(database, request);
    return { success: true, value: { build: shipped.hash, ...(await returnOfTitle(database, session)) } };
  });
};
