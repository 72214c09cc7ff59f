import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { createMemoryRateLimit, sharePerMinute } from '../../../platform/rate-limits';
import { TEAM_LIMITS, type TeamServices } from './service';

const Rest = Type.Object({ '*': Type.String({ pattern: '^[A-Za-z0-9/_-]{1,200}$' }) });
const Body = Type.Record(Type.String({ maxLength: 80 }), Type.Unknown(), { maxProperties: 100 });
const IDEMPOTENCY_KEY = /^[\w-]{8,80}$/;
const LONGEST_QUERY = 1_000;

/** What remotes ask of services of their own teams: under `/wps/services/<name>/`, for each that this installation has. */
export function teamServiceRoutes(services: TeamServices): FastifyPluginAsyncTypebox {
  const tags = ['team services'];
  return async (app) => {
    for (const name of services.names) {
      const limit = createMemoryRateLimit(`team service ${name}`, sharePerMinute(TEAM_LIMITS.perMinute));
      const config = { access: 'public' } as const;
      const answer = async (request: FastifyRequest, reply: FastifyReply, body: string) => {
        limit(request.ip);
        const answered = await services.ask(name, { ...factsOf(request, name), body });
        return reply.code(answered.status).header('cache-control', 'no-store').send(answered.body);
      };
      const url = `/wps/services/${name}/*`;
      app.get(url, { config, schema: { tags, params: Rest } }, (request, reply) => answer(request, reply, ''));
      app.post(url, { config, bodyLimit: TEAM_LIMITS.bodyBytes, schema: { tags, params: Rest, body: Body } }, (request, reply) =>
        answer(request, reply, JSON.stringify(request.body)),
      );
    }
  };
}

function factsOf({ method, url, headers, brand, session, locale }: FastifyRequest, name: string) {
  const key = String(headers['idempotency-key'] ?? '');
  const path = url.slice(`/wps/services/${name}`.length).slice(0, LONGEST_QUERY);
  return {
    method,
    path,
    brand: brand.code,
    member: session?.memberId ?? '',
    audience: audienceOf(session),
    language: locale,
    idempotencyKey: IDEMPOTENCY_KEY.test(key) ? key : undefined,
  };
}

function audienceOf(session: FastifyRequest['session']) {
  if (!session) return 'visitor' as const;
  if (session.trial) return 'trial' as const;
  return session.agent ? ('agent' as const) : ('member' as const);
}
