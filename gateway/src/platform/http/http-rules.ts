import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors';
import { protectAnswers } from './answer-headers';
import { handleErrors, localeOf } from './error-handler';
import type { Access, AccessRule, Brand, SessionFacts } from './request-context';

interface Lookups {
  /** Whether the site is reached over TLS. */
  https: boolean;
  findBrand(host: string): Brand | undefined;
  findSession(token: string, brand: string): Promise<SessionFacts | undefined>;
  /** Why a brand answers nothing to an address at this moment. */
  closedError(brand: Brand, address: string): DomainError | undefined;
}

const MACHINE_ACCESS: readonly Access[] = ['vendor', 'deploy', 'private'];

/** Brand, language, session, access and errors: the same for every route, declared by `config.access` and never forgotten. */
export function applyHttpRules(app: FastifyInstance, lookups: Lookups): void {
  app.decorateRequest('brand', null as never);
  app.decorateRequest('locale', 'en');
  app.decorateRequest('session', undefined);
  app.decorateRequest('member', currentMember);
  const table: AccessRule[] = [];
  app.decorate('accessTable', table);
  app.addHook('onRoute', ({ method, url, config, schema = {} }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not declare who may call it (config.access)`);
    const { access, encrypted = false, beforePasswordChange = false } = config;
    table.push({ methods: [method].flat(), url, access, encrypted, beforePasswordChange, schema });
  });
  // A call without a token, which most are, waits for no promise.
  app.addHook('onRequest', (request, _reply, done) => {
    const { token, brand } = resolveBrand(request, lookups);
    if (token && brand) return resolveSession(request, lookups.findSession(token, brand.code));
    return done(accessError(request));
  });
  protectAnswers(app, {
    https: lookups.https,
    isPrivate: ({ routeOptions: { config } }) => config?.access !== undefined && config.access !== 'public',
    isPublic: ({ routeOptions: { config }, session }) => config?.access === 'public' && !session,
  });
  handleErrors(app);
}

interface Caller {
  brand?: Brand;
  token?: string | undefined;
}

/** Nothing is known of machines: they prove themselves in their module's own way. @throws DomainError `site.*` */
function resolveBrand(request: FastifyRequest, { findBrand, closedError }: Lookups): Caller {
  const access = request.routeOptions.config?.access;
  request.locale = localeOf(request);
  if (access && MACHINE_ACCESS.includes(access)) return {};
  const brand = findBrand(request.hostname);
  if (!brand) throw new DomainError('site.unknown_brand');
  request.brand = brand;
  const closed = request.routeOptions.config?.whenClosed ? undefined : closedError(brand, request.ip);
  if (closed) throw closed;
  const { authorization } = request.headers;
  return { brand, token: authorization && /^Bearer ([\w-]{20,200})$/.exec(authorization)?.[1] };
}

async function resolveSession(request: FastifyRequest, session: Promise<SessionFacts | undefined>): Promise<void> {
  request.session = await session;
  // Public routes go on, and know whoever has to change their password as little as a visitor.
  if (request.session?.passwordFault && request.routeOptions.config?.access === 'public') request.session = undefined;
  const refused = accessError(request);
  if (refused) throw refused;
}

function accessError({ routeOptions, session }: FastifyRequest): DomainError | undefined {
  const access = routeOptions.config?.access;
  if (!access || access === 'public' || MACHINE_ACCESS.includes(access)) return undefined;
  if (!session) return new DomainError('auth.required');
  if (session.passwordFault && !routeOptions.config?.beforePasswordChange) return new DomainError('auth.password_change_required');
  if (access === 'player') return undefined;
  if (session.trial) return new DomainError('auth.use_real_account');
  return access === 'agent' && !session.agent ? new DomainError('auth.non_agent') : undefined;
}

function currentMember(this: FastifyRequest): SessionFacts {
  if (!this.session) throw new DomainError('auth.required');
  return this.session;
}
