import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../database/tables';
import { sessionOfAddress } from '../sessions/sessions';
import { renderPage, type Page } from './html';
import type { PageAssets, PageName } from './page-assets';

const Key = Type.Object({ key: Type.String({ maxLength: 100 }) });
const Look = Type.Object({
  theme: Type.Optional(Type.String({ maxLength: 10 })),
  lang: Type.Optional(Type.String({ maxLength: 16 })),
});

interface Needs {
  readonly database: Database;
  readonly assets: Record<PageName, PageAssets>;
}

export const pageRoutes: FastifyPluginAsyncTypebox<Needs> = async (app, { database, assets }) => {
  app.get('/play/:key', { schema: { params: Key, querystring: Look } }, async (request, reply) => {
    const { key } = request.params;
    const session = await sessionOfAddress(database, key);
    const parentOrigin = session?.lobbyUrl ? new URL(session.lobbyUrl).origin : null;
    return send(reply.status(session ? 200 : 404), parentOrigin, {
      lang: session?.lang ?? languageOf(request.query.lang),
      theme: themeOf(request.query.theme),
      title: 'Lantern Dice',
      assets: assets.game,
      boot: {
        session: session ? key : null,
        parentOrigin,
        lobbyUrl: session?.lobbyUrl ?? null,
        depositUrl: session?.depositUrl ?? null,
      },
    });
  });

  app.get('/verify', { schema: { querystring: Look } }, async (request, reply) =>
    send(reply, null, {
      lang: languageOf(request.query.lang),
      theme: themeOf(request.query.theme),
      title: 'Lantern Dice — verifier',
      assets: assets.verify,
      boot: {},
    }),
  );
};

function send(reply: FastifyReply, frameAncestor: string | null, page: Omit<Page, 'nonce'>) {
  const nonce = randomBytes(18).toString('base64');
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(nonce, frameAncestor),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    })
    .send(renderPage({ ...page, nonce }));
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
