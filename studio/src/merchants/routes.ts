import type { KeyObject } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyError } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Database, Merchant } from '../database/tables';
import { isCurrency, type Currency } from '../money/currencies';
import { lotteryByCode } from '../lottery/lotteries';
import { findOrCreatePlayer, createDemoPlayer } from '../sessions/players';
import { profileOf } from '../profiles/brand-profiles';
import { opensIn } from '../profiles/opens-in';
import { isLeftOut, termsOf } from '../profiles/terms';
import { proofRoutes } from '../proofs/proof-routes';
import { rewardRoutes } from '../rewards/reward-routes';
import { openSession } from '../sessions/sessions';
import { titleByCode } from '../titles/titles';
import { wholeList } from '../titles/whole-list';
import { drawRoutes } from './draw-routes';
import { reportRoutes } from './report-routes';
import { roundDetailsRoutes } from './round-details';
import { requireSignature, MerchantApiError } from './signed-requests';

const shortText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const address = Type.Optional(Type.String({ maxLength: 2_000, pattern: '^https?://' }));
const Meta = Type.Object({
  demo: Type.Optional(Type.Boolean()),
  /** In years: rules of play may let the young stake less. */
  age: Type.Optional(Type.Integer({ minimum: 18, maximum: 130 })),
});

const ListBody = Type.Object(
  { operator_id: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Integer()])) },
  { additionalProperties: false },
);

const UrlBody = Type.Object(
  {
    user: shortText(128),
    token: shortText(1_024),
    game_code: Type.String({ maxLength: 64 }),
    platform: shortText(32),
    currency: Type.String({ pattern: '^[A-Z]{3,8}$' }),
    lang: shortText(16),
    country: shortText(2),
    ip: shortText(64),
    lobby_url: address,
    deposit_url: address,
    operator_id: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Integer()])),
    sub_partner_id: shortText(64),
    meta: Type.Optional(Meta),
  },
  { additionalProperties: false },
);

interface MerchantRouteOptions {
  readonly database: Database;
  readonly publicUrl: string;
  readonly privateKey: KeyObject;
}

/** The supplier side: what an operator asks of the studio before a player comes. */
export const merchantRoutes: FastifyPluginAsyncTypebox<MerchantRouteOptions> = async (app, { database, publicUrl, privateKey }) => {
  requireSignature(app, database);

  app.setErrorHandler<FastifyError | MerchantApiError>((error, request, reply) => {
    if (error instanceof MerchantApiError) return reply.status(error.statusCode).send({ status: error.status });
    if ((error.statusCode ?? 500) < 500)
      return reply.status(error.statusCode ?? 400).send({ status: 'RS_ERROR_WRONG_SYNTAX', message: error.message });
    request.log.error({ err: error }, 'request failed');
    return reply.status(503).send({ status: 'RS_ERROR_UNKNOWN' });
  });

  await app.register(drawRoutes, { database });
  await app.register(reportRoutes, { database });
  await app.register(roundDetailsRoutes, { database, publicUrl });
  await app.register(proofRoutes, { database, privateKey });
  await app.register(rewardRoutes, { database });

  app.post('/operator/generic/v2/game/list', { schema: { body: ListBody } }, async (request) => {
    const operator = request.merchant as Merchant;
    return wholeList(publicUrl, await opensIn(database, operator.id));
  });

  app.post('/operator/generic/v2/game/url', { schema: { body: UrlBody } }, async (request) => {
    const operator = request.merchant as Merchant;
    return { url: await launch(operator, request.body) };
  });

  async function launch(operator: Merchant, body: Static<typeof UrlBody>): Promise<string> {
    const title = titleByCode(body.game_code);
    if (!title && !lotteryByCode(body.game_code)) throw new MerchantApiError('RS_ERROR_INVALID_GAME', 422);
    if (!isCurrency(body.currency)) throw new MerchantApiError('RS_ERROR_WRONG_CURRENCY', 422);
    assertAddresses(body);
    const profile = await profileOf(database, operator.id, body.sub_partner_id);
    const playedBy = { profile, currency: body.currency, age: body.meta?.age ?? null };
    if (title && isLeftOut(title, profile)) throw new MerchantApiError('RS_ERROR_INVALID_GAME', 422);
    if (title && !termsOf(title, playedBy, 0)) throw new MerchantApiError('RS_ERROR_WRONG_CURRENCY', 422);
    const { playerId, token } = await resolvePlayer(operator, body, body.currency);
    const lang = body.lang?.toLowerCase().startsWith('bn') ? 'bn' : 'en';
    const key = await openSession(database, {
      playerId,
      token,
      gameCode: body.game_code,
      lang,
      lobbyUrl: body.lobby_url ?? null,
      depositUrl: body.deposit_url ?? null,
      profile,
      age: playedBy.age,
    });
    return `${publicUrl}/play/${key}`;
  }

  /** Without user and token, or when the operator says so, it is free play; one without the other is a mistake. */
  async function resolvePlayer({ id }: Merchant, { user, token, meta }: Static<typeof UrlBody>, currency: Currency) {
    const free = meta?.demo === true || (!user && !token);
    if (free) return { playerId: await createDemoPlayer(database, id, currency), token: null };
    if (!user || !token) throw new MerchantApiError('RS_ERROR_WRONG_SYNTAX', 400);
    return { playerId: await findOrCreatePlayer(database, id, user, currency), token };
  }
};

function assertAddresses({ lobby_url: lobby, deposit_url: deposit }: Static<typeof UrlBody>): void {
  for (const place of [lobby, deposit]) {
    if (place !== undefined && !URL.canParse(place)) throw new MerchantApiError('RS_ERROR_WRONG_SYNTAX', 400);
  }
}
