import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Bonus, BonusesQuery, BonusesValue, BonusOffersQuery, BonusOffersValue, BonusParams } from '@pavilion/api/bonuses';
import { successEnvelope } from '@pavilion/api/schemas';
import { DomainError } from '../../../platform/errors';
import { ok } from '../../../platform/http';
import type { Bonuses } from './service';

const config = { access: 'member' } as const;
const tags = ['wallet'];

/** A member looks at what deposits bring, and at their bonuses. */
export function bonusRoutes(bonuses: Bonuses): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/v2/bonuses/offers',
      { config, schema: { tags, querystring: BonusOffersQuery, response: { 200: successEnvelope(BonusOffersValue) } } },
      async (request) => {
        const { amount } = request.query;
        return ok(
          await bonuses.offers(request.brand, request.member().memberId, amount === undefined ? undefined : BigInt(amount)),
        );
      },
    );
    app.get(
      '/wps/v2/bonuses',
      { config, schema: { tags, querystring: BonusesQuery, response: { 200: successEnvelope(BonusesValue) } } },
      async (request) => ok(await bonuses.page(request.member(), request.query.before)),
    );
    // Remotes published before say `surrender`: it goes with the next version.
    for (const action of ['forfeit', 'surrender'])
      app.put(
        `/wps/v2/bonuses/:id/${action}`,
        { config, schema: { tags, params: BonusParams, response: { 200: successEnvelope(Bonus) } } },
        async (request) => ok(await bonuses.forfeit(request.member(), idOf(request.params))),
      );
  };
}

/** @throws DomainError `request.not_found` */
function idOf({ id }: { id: string }): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new DomainError('request.not_found');
  return id;
}
