import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  PointBalanceValue,
  PointConfigValue,
  PointRewardsValue,
  RedeemListQuery,
  RedeemListValue,
  RedeemRequest,
  RedeemValue,
} from '@pavilion/api/points';
import { successEnvelope } from '@pavilion/api/schemas';
import { idempotencyKeyOf, ok } from '../../../platform/http';
import type { Auth } from '../../identity/auth';
import type { Points } from './service';

/** Points and the mall. Goods leave as money does: for the second password. */
export function pointsRoutes(
  points: Points,
  { confirmPaymentPassword }: Pick<Auth, 'confirmPaymentPassword'>,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/relay/MCS2_getPointBalance',
      { config: { access: 'member' }, schema: { tags: ['points'], response: { 200: successEnvelope(PointBalanceValue) } } },
      async (request) => ok({ pointBalance: await points.balance(request.member()) }),
    );
    app.get(
      '/wps/relay/MCS2_getPointConfig',
      { config: { access: 'public' }, schema: { tags: ['points'], response: { 200: successEnvelope(PointConfigValue) } } },
      async (request) => ok(await points.config(request.brand.code)),
    );
    app.get(
      '/wps/relay/MCS2_getPointReward',
      { config: { access: 'public' }, schema: { tags: ['points'], response: { 200: successEnvelope(PointRewardsValue) } } },
      async (request) => ok(await points.rewards(request.brand.code)),
    );
    app.get(
      '/wps/relay/MCS2_getRedeemPointList',
      {
        config: { access: 'member' },
        schema: { tags: ['points'], querystring: RedeemListQuery, response: { 200: successEnvelope(RedeemListValue) } },
      },
      async (request) => ok(await points.history(request.member(), request.query)),
    );
    app.post(
      '/wps/relay/passwordCheck/MCS2_redeemPointReward',
      {
        config: { access: 'member', encrypted: true },
        schema: { tags: ['points'], body: RedeemRequest, response: { 200: successEnvelope(RedeemValue) } },
      },
      async (request) => {
        const key = idempotencyKeyOf(request.headers);
        const { password, ...wanted } = request.body;
        await confirmPaymentPassword(request.member(), password, 'password');
        return ok(await points.redeem(request.member(), { ...wanted, key }));
      },
    );
  };
}
