import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Database } from '../database/tables';
import { modelOf } from '../models/models';
import { DICE, titleByCode } from '../titles/titles';
import { VERIFIER_NAMES } from '../titles/title-names';
import { drawsOf, nextDrawOf } from '../lottery/draws';
import { type Lottery, lotteryByCode } from '../lottery/lotteries';
import { renderResults } from '../lottery/results-page';
import { type Session, findSessionEvenEnded } from '../sessions/sessions';
import { renderPage } from './html';
import { GameError } from '../http/game-error';
import { skinData } from './skin-data';
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
    const { lang, theme } = request.query;
    const page = { lang: session?.lang ?? languageOf(lang), theme: themeOf(theme), launch: session && { session, key } };
    return send(reply.status(session ? 200 : 404), parentOrigin, (nonce) => gamePage(assets, { ...page, nonce }));
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
        title: VERIFIER_NAMES[languageOf(request.query.lang)],
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

interface GamePage {
  readonly lang: 'bn' | 'en';
  readonly theme: 'dark' | 'light' | undefined;
  readonly nonce: string;
  readonly launch: { readonly session: Session; readonly key: string } | undefined;
}

/** The page of the title that was launched; who comes without a launch is told so on that of dice. */
function gamePage(assets: PageRouteOptions['assets'], { lang, theme, nonce, launch }: GamePage): string {
  const title = titleByCode(launch?.session.wallet.gameCode ?? '') ?? DICE;
  const { lobbyUrl = null, depositUrl = null } = launch?.session ?? {};
  return renderPage({
    lang,
    theme,
    title: title.names[lang],
    nonce,
    assets: assets[modelOf(title).page],
    boot: {
      session: launch?.key ?? null,
      gameCode: title.code,
      model: title.model,
      ...(title.skin && { skin: skinData({ code: title.code, skin: title.skin }, lang) }),
      parentOrigin: lobbyUrl ? new URL(lobbyUrl).origin : null,
      lobbyUrl,
      depositUrl,
    },
  });
}

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
