import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Database } from '../database/tables';
import { authenticate } from '../sessions/authenticate';
import { revealedSeeds, rotateSeeds, seedsOf } from './seeds';
import { revealedView, seedsView } from './seeds-view';

const RotateBody = Type.Object({ clientSeed: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) }, { additionalProperties: false });

export const seedRoutes: FastifyPluginAsyncTypebox<{ readonly database: Database }> = async (app, { database }) => {
  app.get('/api/seeds', async (request) => {
    const { wallet } = await authenticate(database, request);
    return { success: true, value: await allSeeds(wallet.playerId) };
  });

  app.post('/api/seeds/rotate', { schema: { body: RotateBody } }, async (request) => {
    const { wallet } = await authenticate(database, request);
    await rotateSeeds(database, wallet.playerId, request.body.clientSeed);
    return { success: true, value: await allSeeds(wallet.playerId) };
  });

  async function allSeeds(playerId: bigint) {
    const [seeds, revealed] = await Promise.all([seedsOf(database, playerId), revealedSeeds(database, playerId)]);
    return { seeds: seedsView(seeds), revealed: revealed.map(revealedView) };
  }
};
