import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors';
import { protectAnswers } from './answer-headers';
import { handleErrors, localeOf } from './error-handler';
import { hasRole, type Operator, type StaffRoute } from './staff-context';

interface Lookups {
  /** The console's own address, without a path. */
  origin: string;
  /** `background`: the page asks by itself, so that an operator who left is signed out all the same. */
  findOperator(token: string, asked: { background: boolean }): Promise<Operator | undefined>;
}

/** Origin, language, session, CSRF proof, roles and errors of staff calls: the same for every route, declared by `config.staff` and never forgotten. */
export function applyStaffRules(app: FastifyInstance, { origin, findOperator }: Lookups): void {
  const ours = new URL(origin);
  app.decorateRequest('locale', 'en');
  app.decorateRequest('operator', null as never);
  app.decorateRequest('staffToken', undefined);
  const table: StaffRoute[] = [];
  app.decorate('staffRoutes', table);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.staff) throw new Error(`${String(method)} ${url} does not declare which operators may call it (config.staff)`);
    table.push({ methods: [method].flat(), url, staff: config.staff });
  });
  app.addHook('onRequest', async (request, reply) => {
    request.locale = localeOf(request);
    if (request.host !== ours.host) return redirectHome(request, reply, origin);
    requireOwnOrigin(request, origin);
    const { staff } = request.routeOptions.config ?? {};
    request.staffToken = tokenOf(request, staffCookie(origin).name);
    if (!staff || staff === 'anybody') return;
    const background = request.headers['x-pavilion-background'] === '1';
    const operator = request.staffToken && (await findOperator(request.staffToken, { background }));
    if (!operator || !request.staffToken) throw new DomainError('auth.required');
    request.operator = operator;
    requireCsrfToken(request, request.staffToken);
    const { brand } = request.params as { brand?: string };
    if (staff !== 'signed-in' && !hasRole(operator.roles, staff, brand)) throw new DomainError('auth.forbidden');
  });
  protectAnswers(app, {
    https: ours.protocol === 'https:',
    isPrivate: ({ routeOptions: { config } }) => config?.staff !== undefined && config.staff !== 'anybody',
    isPublic: () => false,
  });
  handleErrors(app);
}

/**
 * The session cookie's name and what it says beside its value. Cookies know no ports: on one machine the name tells consoles apart, elsewhere
 * the prefix ties it to the host and to TLS.
 */
export function staffCookie(origin: string): { name: string; attributes: string } {
  const { protocol, port } = new URL(origin);
  const rules = 'Path=/; HttpOnly; SameSite=Strict';
  if (protocol === 'https:') return { name: '__Host-pavilion-staff', attributes: `${rules}; Secure` };
  return { name: `pavilion-staff-${port || '80'}`, attributes: rules };
}

/** What a page of the console sends back in `x-pavilion-csrf`: it follows from the token, which no other page can read. */
export function csrfTokenFor(token: string): string {
  return createHmac('sha256', token).update('pavilion csrf').digest('base64url');
}

/** An address that only resembles the console's: people are led to it, calls are not answered. */
function redirectHome(request: FastifyRequest, reply: FastifyReply, origin: string): FastifyReply {
  if (request.method !== 'GET' || request.url.startsWith('/staff/')) throw new DomainError('request.not_found');
  return reply.redirect(`${origin}/`, 302);
}

/** A browser names the page that asks, always when something is to change. Without that name only reading is answered. */
function requireOwnOrigin({ method, url, headers }: FastifyRequest, origin: string): void {
  const reading = method === 'GET' || method === 'HEAD';
  const foreign = headers.origin === undefined ? !reading : headers.origin !== origin;
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  const strange = url.startsWith('/staff/') && site !== 'same-origin' && site !== 'none';
  if (foreign || strange) throw new DomainError('staff.foreign_origin');
}

function requireCsrfToken({ method, headers }: FastifyRequest, token: string): void {
  if (method === 'GET' || method === 'HEAD') return;
  const [given, expected] = [Buffer.from(String(headers['x-pavilion-csrf'] ?? '')), Buffer.from(csrfTokenFor(token))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new DomainError('staff.csrf_missing');
}

function tokenOf({ headers }: FastifyRequest, name: string): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=');
    if (key === name && /^[\w-]{43}$/.test(value)) return value;
  }
  return undefined;
}
