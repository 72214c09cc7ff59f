import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Database } from '../database/tables';
import { drawsOf, nextDrawOf } from '../lottery/draws';
import { type Lottery, lotteryByCode } from '../lottery/lotteries';
import { renderResults } from '../lottery/results-page';
import { type Session, findSessionEvenEnded } from '../sessions/sessions';
import { renderPage } from './html';
import { GameError } from '../http/game-error';
import type { PageAssets, PageName } from './page-assets';

const Key = Type.Object({ key: Type.String({ maxLength: 100 }) });
const Code = Type.Object({ code: Type.String({ maxLength: 40 }) });
const Appearance = Type.Object({
  theme: Type.Optional(Type.String({ maxLength: 10 })),
  lang: Type.Optional(Type.String({ maxLength: 16 })),
  before: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,11}$' })),
});
type Appearance = Static<typeof Appearance>;
const DRAWS_SHOWN = 12;

interface PageRouteOptions {
  readonly database: Database;
  readonly assets: Record<PageName, PageAssets>;
}

export const pageRoutes: FastifyPluginAsyncTypebox<PageRouteOptions> = async (app, { database, assets }) => {
  app.get('/play/:key', { schema: { params: Key, querystring: Appearance } }, async (request, reply) => {
    const { key } = request.params;
    const session = await findSessionEvenEnded(database, key);
    const parentOrigin = session?.lobbyUrl ? new URL(session.lobbyUrl).origin : null;
    const lottery = session && lotteryByCode(session.wallet.gameCode);
    if (lottery) return sendResults(reply, lottery, request.query, session);
    return send(reply.status(session ? 200 : 404), parentOrigin, (nonce) =>
      renderPage({
        lang: session?.lang ?? languageOf(request.query.lang),
        theme: themeOf(request.query.theme),
        title: 'Lantern Dice',
        nonce,
        assets: assets.game,
        boot: {
          session: session ? key : null,
          parentOrigin,
          lobbyUrl: session?.lobbyUrl ?? null,
          depositUrl: session?.depositUrl ?? null,
        },
      }),
    );
  });

  app.get('/draws/:code', { schema: { params: Code, querystring: Appearance } }, async (request, reply) => {
    const lottery = lotteryByCode(request.params.code);
    if (!lottery) throw new GameError('lottery.unknown');
    return sendResults(reply, lottery, request.query);
  });

  app.get('/verify', { schema: { querystring: Appearance } }, async (request, reply) =>
    send(reply, null, (nonce) =>
      renderPage({
        lang: languageOf(request.query.lang),
        theme: themeOf(request.query.theme),
        title: 'Lantern Dice — verifier',
        nonce,
        assets: assets.verify,
        boot: {},
      }),
    ),
  );

  async function sendResults(reply: FastifyReply, lottery: Lottery, { lang, theme, before }: Appearance, session?: Session) {
    const earlier = before === undefined ? {} : { before: BigInt(before) };
    const [draws, stand] = await Promise.all([
      drawsOf(database, lottery, { limit: DRAWS_SHOWN, ...earlier }),
      nextDrawOf(database, lottery),
    ]);
    const lobbyUrl = session?.lobbyUrl ?? null;
    return send(reply, lobbyUrl && new URL(lobbyUrl).origin, (nonce) =>
      renderResults({
        lang: session?.lang ?? languageOf(lang),
        theme: themeOf(theme),
        nonce,
        lottery,
        draws,
        stand,
        lobbyUrl,
      }),
    );
  }
};

function send(reply: FastifyReply, frameAncestor: string | null, page: (nonce: string) => string) {
  const nonce = randomBytes(18).toString('base64');
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(nonce, frameAncestor),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    })
    .send(page(nonce));
}

/** Only the operator that launched the session may frame it. */
function policy(nonce: string, frameAncestor: string | null): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestor ?? "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function languageOf(lang: string | undefined): 'bn' | 'en' {
  return lang?.toLowerCase().startsWith('bn') ? 'bn' : 'en';
}

function themeOf(theme: string | undefined): 'dark' | 'light' | undefined {
  return theme === 'dark' || theme === 'light' ? theme : undefined;
}
