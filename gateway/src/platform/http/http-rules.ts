import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors';
import { answerFailures, localeOf } from './failures';
import type { Access, AccessRule, Brand, SessionFacts } from './request-context';

interface Lookups {
  findBrand(host: string): Brand | undefined;
  findSession(token: string, brand: string): Promise<SessionFacts | undefined>;
  /** Why a brand answers nothing to an address at this moment. */
  closedTo(brand: Brand, address: string): DomainError | undefined;
}

const MACHINES: readonly Access[] = ['vendor', 'deploy', 'operations'];

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
    const { token, brand } = recogniseBrand(request, lookups);
    if (token && brand) return recogniseSession(request, lookups.findSession(token, brand.code));
    return done(refusedAccess(request));
  });
  answerFailures(app);
}

interface Caller {
  brand?: Brand;
  token?: string | undefined;
}

/** Nothing is known of machines: they prove themselves in their module's own way. @throws DomainError `site.*` */
function recogniseBrand(request: FastifyRequest, { findBrand, closedTo }: Lookups): Caller {
  const access = request.routeOptions.config?.access;
  request.locale = localeOf(request);
  if (access && MACHINES.includes(access)) return {};
  const brand = findBrand(request.hostname);
  if (!brand) throw new DomainError('site.unknown_brand');
  request.brand = brand;
  const closed = request.routeOptions.config?.whenClosed ? undefined : closedTo(brand, request.ip);
  if (closed) throw closed;
  const { authorization } = request.headers;
  return { brand, token: authorization && /^Bearer ([\w-]{20,200})$/.exec(authorization)?.[1] };
}

async function recogniseSession(request: FastifyRequest, session: Promise<SessionFacts | undefined>): Promise<void> {
  request.session = await session;
  // Public routes go on, and know whoever has to change their password as little as a visitor.
  if (request.session?.passwordFault && request.routeOptions.config?.access === 'public') request.session = undefined;
  const refused = refusedAccess(request);
  if (refused) throw refused;
}

function refusedAccess({ routeOptions, session }: FastifyRequest): DomainError | undefined {
  const access = routeOptions.config?.access;
  if (!access || access === 'public' || MACHINES.includes(access)) return undefined;
  if (!session) return new DomainError('auth.required');
  if (session.passwordFault && !routeOptions.config?.beforePasswordChange) return new DomainError('auth.password_change_needed');
  if (access === 'player') return undefined;
  if (session.trial) return new DomainError('auth.use_real_account');
  return access === 'agent' && !session.agent ? new DomainError('auth.non_agent') : undefined;
}

function currentMember(this: FastifyRequest): SessionFacts {
  if (!this.session) throw new DomainError('auth.required');
  return this.session;
}
