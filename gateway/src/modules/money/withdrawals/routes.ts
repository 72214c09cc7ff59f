import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { successEnvelope, EmptySuccess } from '@pavilion/api/schemas';
import {
  ConfirmationBody,
  Payee,
  PayeeBody,
  PaymentPasswordBody,
  MAX_PROOF_BYTES,
  WithdrawalParams,
  WithdrawalRequest,
  WithdrawalsQuery,
  WithdrawalsValue,
  WithdrawalTerms,
  WithdrawalValue,
} from '@pavilion/api/withdrawals';
import { DomainError } from '../../../platform/errors';
import { idempotencyKeyOf, ok, type SessionFacts } from '../../../platform/http';
import { type Auth, noticeContextOf } from '../../identity/auth';
import type { Confirmation } from './confirmations';
import type { Withdrawals } from './service';

type Passwords = Pick<Auth, 'confirmPaymentPassword' | 'setPaymentPassword' | 'tellMember'>;

const [open, sealed] = [{ access: 'member' } as const, { access: 'member', encrypted: true } as const];
/** What has no key of its own in the database. */
const once = { ...sealed, once: true } as const;
const tags = ['wallet'];
/** The largest proof in base64, and the braces around it. */
const proofLimit = Math.ceil(MAX_PROOF_BYTES / 3) * 4 + 1024;

/** A member is paid out. Whatever decides where money goes takes the second password. */
export function withdrawalRoutes(withdrawals: Withdrawals, passwords: Passwords): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(requestRoutes(withdrawals, passwords));
    await app.register(readRoutes(withdrawals));
  };
}

function requestRoutes(withdrawals: Withdrawals, passwords: Passwords): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.put(
      '/wps/v2/withdrawals/password',
      { config: once, schema: { tags, body: PaymentPasswordBody, response: { 200: successEnvelope(EmptySuccess) } } },
      async (request) => {
        await passwords.setPaymentPassword(request.member(), request.body, noticeContextOf(request));
        return ok({});
      },
    );
    app.post(
      '/wps/v2/payees',
      { config: once, schema: { tags, body: PayeeBody, response: { 200: successEnvelope(Payee) } } },
      async (request) => {
        await passwords.confirmPaymentPassword(request.member(), request.body.paymentPassword);
        const added = await withdrawals.addPayee(request.member(), request.body);
        await passwords.tellMember(request.member(), 'payee.added', noticeContextOf(request));
        return ok(added);
      },
    );
    app.delete(
      '/wps/v2/payees/:id',
      { config: open, schema: { tags, params: WithdrawalParams, response: { 200: successEnvelope(EmptySuccess) } } },
      async (request) => {
        await withdrawals.removePayee(request.member(), idOf(request.params));
        return ok({});
      },
    );
    app.post(
      '/wps/v2/withdrawals',
      { config: sealed, schema: { tags, body: WithdrawalRequest, response: { 200: successEnvelope(WithdrawalValue) } } },
      async (request) => {
        const key = idempotencyKeyOf(request.headers);
        const session: SessionFacts = request.member();
        await passwords.confirmPaymentPassword(session, request.body.paymentPassword);
        return ok(await withdrawals.request(request.brand, session.memberId, request.body, key));
      },
    );
    app.put(
      '/wps/v2/withdrawals/:id/confirmation',
      {
        config: open,
        bodyLimit: proofLimit,
        schema: { tags, params: WithdrawalParams, body: ConfirmationBody, response: { 200: successEnvelope(WithdrawalValue) } },
      },
      async (request) => {
        return ok(await withdrawals.confirm(request.member(), idOf(request.params), confirmationOf(request.body)));
      },
    );
  };
}

function readRoutes(withdrawals: Withdrawals): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/v2/withdrawals/terms',
      { config: open, schema: { tags, response: { 200: successEnvelope(WithdrawalTerms) } } },
      async (request) => ok(await withdrawals.terms(request.brand, request.member().memberId)),
    );
    app.get(
      '/wps/v2/withdrawals',
      { config: open, schema: { tags, querystring: WithdrawalsQuery, response: { 200: successEnvelope(WithdrawalsValue) } } },
      async (request) => ok(await withdrawals.page(request.member(), request.query.before)),
    );
    app.get(
      '/wps/v2/withdrawals/:id',
      { config: open, schema: { tags, params: WithdrawalParams, response: { 200: successEnvelope(WithdrawalValue) } } },
      async (request) => ok(await withdrawals.find(request.member(), idOf(request.params))),
    );
  };
}

/** @throws DomainError `request.not_found` */
function idOf({ id }: { id: string }): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new DomainError('request.not_found');
  return id;
}

/** @throws DomainError `request.invalid` for a picture of what arrived, or the amount of what did not */
function confirmationOf({ outcome, amount, proof }: ConfirmationBody): Confirmation {
  const isPart = outcome === 'received' && amount !== undefined;
  if (amount !== undefined && !isPart) throw new DomainError('request.invalid', { fields: { amount: 'request.invalid' } });
  if (proof !== undefined && !isPart && outcome !== 'not-received')
    throw new DomainError('request.invalid', { fields: { proof: 'request.invalid' } });
  const received = isPart ? BigInt(amount) : outcome === 'not-received' ? 0n : 'all';
  return { received, proof: proof === undefined ? undefined : Buffer.from(proof, 'base64') };
}
