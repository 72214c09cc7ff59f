import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Envelopes } from '../../../platform/crypto';
import type { Auth } from './auth';
import { contactRoutes } from './contact-routes';
import { proofRoutes } from './proof-routes';
import { recoveryRoutes } from './recovery-routes';
import { registerRoutes } from './register-routes';
import { sessionRoutes } from './session-routes';
import { signInRoutes } from './sign-in-routes';

/** Sign-in, registration, free play, sessions and passwords. `publicOrigin` is our own address as browsers reach it. */
export function authRoutes(auth: Auth, envelopes: Envelopes, publicOrigin: string): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(signInRoutes(auth, envelopes));
    await app.register(registerRoutes(auth));
    await app.register(recoveryRoutes(auth.recovery, publicOrigin));
    await app.register(sessionRoutes(auth));
    await app.register(proofRoutes(auth));
    await app.register(contactRoutes(auth));
  };
}
