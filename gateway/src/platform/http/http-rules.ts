import type { Locale } from '@pavilion/i18n';
import { errorText, locales } from '@pavilion/i18n';
import type { Failure } from '@pavilion/api';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors';
import type { Access, Brand, SessionFacts } from './request-context';
import { asDomainError } from './wire-errors';

interface Lookups {
  findBrand(host: string): Brand | undefined;
  findSession(token: string, brand: string): Promise<SessionFacts | undefined>;
}

const MACHINES: readonly Access[] = ['vendor', 'deploy', 'operations'];

/** Brand, language, session, access and errors: the same for every route, declared by `config.access` and never forgotten. */
export function applyHttpRules(app: FastifyInstance, lookups: Lookups): void {
  app.decorateRequest('brand', null as never);
  app.decorateRequest('locale', 'en');
  app.decorateRequest('session', undefined);
  app.decorateRequest('member', currentMember);
  app.addHook('onRoute', (route) => {
    if (!route.config?.access)
      throw new Error(`${String(route.method)} ${route.url} does not declare who may call it (config.access)`);
  });
  app.addHook('onRequest', async (request) => {
    await recogniseCaller(request, lookups);
    requireAccess(request);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => answerFailure(asDomainError(error), error, request, reply));
  app.setNotFoundHandler(async (request, reply) => answerFailure(new DomainError('request.not_found'), undefined, request, reply));
}

async function recogniseCaller(request: FastifyRequest, { findBrand, findSession }: Lookups): Promise<void> {
  const access = request.routeOptions.config?.access;
  request.locale = localeOf(request);
  if (access && MACHINES.includes(access)) return;
  const brand = findBrand(request.hostname);
  if (!brand) throw new DomainError('site.unknown_brand');
  request.brand = brand;
  const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  request.session = token ? await findSession(token, brand.code) : undefined;
}

function requireAccess({ routeOptions, session }: FastifyRequest): void {
  const access = routeOptions.config?.access;
  if (!access || access === 'public' || MACHINES.includes(access)) return;
  if (!session) throw new DomainError('auth.required');
  if (access === 'player') return;
  if (session.trial) throw new DomainError('auth.use_real_account');
  if (access === 'agent' && !session.agent) throw new DomainError('auth.non_agent');
}

function currentMember(this: FastifyRequest): SessionFacts {
  if (!this.session) throw new DomainError('auth.required');
  return this.session;
}

function localeOf(request: FastifyRequest): Locale {
  const asked = request.headers['accept-language']?.slice(0, 2);
  return locales.find((locale) => locale === asked) ?? 'en';
}

function answerFailure(
  failure: DomainError,
  cause: FastifyError | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (failure.status >= 500) request.log.error({ err: cause ?? failure }, failure.code);
  if (failure.status === 503) void reply.header('retry-after', '2');
  const { seconds } = failure.details ?? {};
  if (failure.status === 429 && seconds) void reply.header('retry-after', String(seconds));
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .send({
      success: false,
      code: failure.code,
      message: errorText(failure.code, request.locale, failure.details),
      ...(failure.fields && { fields: failure.fields }),
      ...(failure.details && { details: failure.details }),
    } satisfies Failure);
}
