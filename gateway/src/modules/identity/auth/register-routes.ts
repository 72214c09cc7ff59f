import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AffiliateQuery, RegisterBody, RegisterMobileBody, RegistrationRules, SignedIn } from '@pavilion/api/auth';
import { successEnvelope, EmptySuccess } from '@pavilion/api/schemas';
import { markedCaller, ok } from '../../../platform/http';
import type { Auth } from './auth';
import { createRegistrationTurns } from './registration-turns';

/** Registration: what it asks for, both ways to do it, and whether an agent's code is valid. */
export function registerRoutes(auth: Pick<Auth, 'register' | 'registrationRules' | 'checkAffiliate'>): FastifyPluginAsyncTypebox {
  const config = { access: 'public', encrypted: true, once: true } as const;
  const response = { 200: successEnvelope(SignedIn) };
  const turns = createRegistrationTurns();
  return async (app) => {
    app.put(
      '/wps/member/register',
      { config, ...turns.hooks, schema: { tags: ['auth'], body: RegisterBody, response } },
      async (request, reply) =>
        ok(await turns.run(() => auth.register.byName(request.brand, request.body, markedCaller(request, reply)))),
    );
    app.put(
      '/wps/member/register/mobile',
      { config, ...turns.hooks, schema: { tags: ['auth'], body: RegisterMobileBody, response } },
      async (request, reply) =>
        ok(await turns.run(() => auth.register.byMobile(request.brand, request.body, markedCaller(request, reply)))),
    );
    app.get(
      '/wps/system/setting/register',
      { config: { access: 'public' }, schema: { tags: ['auth'], response: { 200: successEnvelope(RegistrationRules) } } },
      async (request) => ok(await auth.registrationRules(request.brand.code)),
    );
    app.get(
      '/wps/agent/affiliate',
      {
        config: { access: 'public' },
        schema: { tags: ['auth'], querystring: AffiliateQuery, response: { 200: successEnvelope(EmptySuccess) } },
      },
      async (request) => {
        await auth.checkAffiliate(request.brand.code, request.query.code, request.ip);
        return ok({});
      },
    );
  };
}
