import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AuthenticatorCode, NewAuthenticator, OwnMail, OwnPassword } from '@pavilion/api/staff';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { callerOf, ok } from '../../../platform/http';
import type { Operators } from './service';

const Session = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) });

/** What operators do with their own account. A change of how they sign in answers with a new session. */
export function ownAccountRoutes(
  { own }: Pick<Operators, 'own'>,
  signedIn: (reply: FastifyReply, session: string) => Promise<unknown>,
): FastifyPluginAsyncTypebox {
  const config = { staff: 'signed-in' } as const;
  return async (app) => {
    app.get('/staff/account', { config }, async ({ operator }) => ok(await own.view(operator)));
    app.delete('/staff/account/sessions/:id', { config, schema: { params: Session } }, async ({ params, operator }) => {
      await own.endSession(operator, BigInt(params.id));
      return ok({});
    });
    app.delete('/staff/account/sessions', { config }, async ({ operator }) => {
      await own.endOtherSessions(operator);
      return ok({});
    });
    app.put('/staff/account/password', { config, schema: { body: OwnPassword } }, async (request, reply) =>
      signedIn(reply, await own.changePassword(request.operator, request.body, callerOf(request))),
    );
    app.put('/staff/account/mail', { config, schema: { body: OwnMail } }, async (request, reply) =>
      signedIn(reply, await own.changeMail(request.operator, request.body, callerOf(request))),
    );
    app.post('/staff/account/authenticator', { config, schema: { body: NewAuthenticator } }, async ({ body, operator }) =>
      ok(await own.beginAuthenticator(operator, body)),
    );
    app.put('/staff/account/authenticator', { config, schema: { body: AuthenticatorCode } }, async (request, reply) =>
      signedIn(reply, await own.finishAuthenticator(request.operator, request.body, callerOf(request))),
    );
  };
}
