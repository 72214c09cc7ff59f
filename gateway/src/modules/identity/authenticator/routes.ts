import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AuthenticatorEnrolment,
  AuthenticatorState,
  DisableAuthenticator,
  ConfirmAuthenticator,
  RecoveryCodes,
  EnrolAuthenticator,
  type Proof,
} from '@pavilion/api/auth';
import type { Locale } from '@pavilion/i18n';
import type { FastifyRequest } from 'fastify';
import { successEnvelope, EmptySuccess } from '@pavilion/api/schemas';
import { DomainError } from '../../../platform/errors';
import { ok, type SessionFacts } from '../../../platform/http';
import type { Member, Members } from '../members';
import type { Authenticators } from './service';

/** How a live session proves itself once more; what signs members in can do it. */
interface SessionProof {
  /** @throws DomainError `password.wrong`, `auth.locked` */
  confirmPassword(session: SessionFacts, password: string): Promise<void>;
  /** @throws DomainError `authenticator.*`, `auth.locked` */
  confirmCode(session: SessionFacts, code: string): Promise<void>;
  /** @throws DomainError `password.wrong`, `auth.proof_*`, `auth.locked` */
  confirmChange(session: SessionFacts, typed: { password: string; proof?: Proof | undefined }): Promise<boolean>;
  tellMember(
    session: SessionFacts,
    what: 'authenticator.enrolled' | 'authenticator.removed',
    at: { locale: Locale; timeZone: string },
  ): Promise<void>;
}

interface Dependencies {
  authenticators: Authenticators;
  auth: SessionProof;
  members: Pick<Members, 'byId'>;
}

/** A member's own authenticator. Beginning and ending take two proofs: a borrowed session changes nothing, nor does a stolen password. */
export function authenticatorRoutes({ authenticators, auth, members }: Dependencies): FastifyPluginAsyncTypebox {
  const memberOf = async ({ brand, memberId }: SessionFacts): Promise<Member> => {
    const member = await members.byId(brand, BigInt(memberId));
    if (!member) throw new DomainError('auth.required');
    return member;
  };
  const [open, sealed] = [{ access: 'member' } as const, { access: 'member', encrypted: true } as const];
  return async (app) => {
    app.get(
      '/wps/member/authenticator',
      { config: open, schema: { tags: ['member'], response: { 200: successEnvelope(AuthenticatorState) } } },
      async (request) => ok(await authenticators.status(BigInt(request.member().memberId))),
    );
    app.post(
      '/wps/member/authenticator/enrolment',
      {
        config: sealed,
        schema: { tags: ['member'], body: EnrolAuthenticator, response: { 200: successEnvelope(AuthenticatorEnrolment) } },
      },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        // What nothing can come of asks for no proof.
        if ((await authenticators.status(BigInt(request.member().memberId))).enrolled)
          throw new DomainError('authenticator.enrolled');
        await auth.confirmChange(request.member(), request.body);
        return ok(await authenticators.beginEnrolment(await memberOf(request.member()), request.brand.name));
      },
    );
    app.put(
      '/wps/member/authenticator',
      {
        config: { ...open, once: true },
        schema: { tags: ['member'], body: ConfirmAuthenticator, response: { 200: successEnvelope(RecoveryCodes) } },
      },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const recoveryCodes = await authenticators.finishEnrolment(await memberOf(request.member()), request.body.code);
        await auth.tellMember(request.member(), 'authenticator.enrolled', noticeContext(request));
        return ok({ recoveryCodes });
      },
    );
    app.delete(
      '/wps/member/authenticator',
      {
        config: sealed,
        schema: { tags: ['member'], body: DisableAuthenticator, response: { 200: successEnvelope(EmptySuccess) } },
      },
      async (request) => {
        const session = request.member();
        await auth.confirmPassword(session, request.body.password);
        await auth.confirmCode(session, request.body.code);
        await authenticators.remove(await memberOf(session));
        await auth.tellMember(session, 'authenticator.removed', noticeContext(request));
        return ok({});
      },
    );
  };
}

function noticeContext({ locale, brand }: FastifyRequest) {
  return { locale, timeZone: brand.timeZone };
}
