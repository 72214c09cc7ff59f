import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SocialProviders } from '@pavilion/api/auth';
import { successEnvelope, text } from '@pavilion/api/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { markedCaller, ok } from '../../../platform/http';
import { SIGN_IN_TIMEOUT_SECONDS, type SocialSignIn } from './service';

const PATH = '/wps/session/social';
const COOKIE = 'pavilion-social';

const params = Type.Object({ provider: text(20, 1) });
/** Providers send back more than the standard names. */
const returned = Type.Object({}, { additionalProperties: text(4_000), maxProperties: 20 });

/** To another site and back. Whatever goes wrong on the way, people end at our log-in, which says so. */
export function socialRoutes(social: SocialSignIn): FastifyPluginAsyncTypebox {
  const access = { access: 'public' } as const;
  return async (app) => {
    app.get(
      PATH,
      { config: access, schema: { tags: ['auth'], response: { 200: successEnvelope(SocialProviders) } } },
      async (request) => ok({ providers: social.providersOf(request.brand) }),
    );
    app.get(`${PATH}/:provider/start`, { config: access, schema: { tags: ['auth'], params } }, (request, reply) =>
      redirectTo(reply, async () => {
        const { provider } = request.params;
        const { location, kept } = await social.begin(request.brand, provider, `${originOf(request)}${PATH}/${provider}/callback`);
        void reply.header('set-cookie', cookieOf(request, kept, SIGN_IN_TIMEOUT_SECONDS));
        return location;
      }),
    );
    app.get(
      `${PATH}/:provider/callback`,
      { config: access, schema: { tags: ['auth'], params, querystring: returned } },
      (request, reply) =>
        redirectTo(reply, async () => {
          const { mark } = markedCaller(request, reply);
          void reply.header('set-cookie', cookieOf(request, '', 0));
          const address = new URL(request.url, originOf(request));
          return social.finish(request.brand, request.params.provider, address, { kept: readCookie(request), mark });
        }),
    );
  };
}

async function redirectTo(reply: FastifyReply, to: () => Promise<string>): Promise<FastifyReply> {
  void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  try {
    return reply.redirect(await to(), 302);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return reply.redirect(`/login?error=${error.code}`, 302);
  }
}

/** As the browser spells this brand's site; the host is one of the brand's, or there would be no brand. */
function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}

/** Lax: it has to come back when the provider leads here. */
function cookieOf({ protocol }: FastifyRequest, value: string, seconds: number): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${COOKIE}=${value}; Path=${PATH}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

function readCookie({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{1,2000})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}
