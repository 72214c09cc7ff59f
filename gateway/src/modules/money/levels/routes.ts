import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LevelClaim, LevelRankValue, LevelsValue } from '@pavilion/api/levels';
import { successEnvelope } from '@pavilion/api/schemas';
import type { FastifyRequest } from 'fastify';
import { ok } from '../../../platform/http';
import type { Levels } from './service';

const config = { access: 'member' } as const;
const tags = ['levels'];
const response = { 200: successEnvelope(LevelsValue) };

/** A member looks at the ladder and claims what their ranks bring. */
export function levelRoutes(levels: Levels): FastifyPluginAsyncTypebox {
  const climber = (request: FastifyRequest) => ({ brand: request.brand, memberId: request.member().memberId });
  return async (app) => {
    app.get('/wps/v2/levels', { config, schema: { tags, response } }, async (request) => ok(await levels.of(climber(request))));
    app.get(
      '/wps/v2/levels/rank',
      { config, schema: { tags, response: { 200: successEnvelope(LevelRankValue) } } },
      async (request) => ok(await levels.label(climber(request))),
    );
    app.post('/wps/v2/levels/claim', { config, schema: { tags, body: LevelClaim, response } }, async (request) =>
      ok(await levels.claim(climber(request), request.body.rank)),
    );
    app.post('/wps/v2/levels/birthday', { config, schema: { tags, response } }, async (request) =>
      ok(await levels.claimBirthday(climber(request))),
    );
  };
}
