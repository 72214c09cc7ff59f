import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answered } from '@pavilion/api/schemas';
import { DepositMethodsValue, DepositParams, DepositRequest, DepositValue } from '@pavilion/api/wallet';
import { ok } from '../../platform/http';
import { DomainError } from '../../platform/errors';
import type { Payment, Payments } from './service';

const QUICK_STEPS = [1n, 2n, 5n, 10n, 25n, 50n];

/** A member pays in, and a provider says what happened. */
export function paymentRoutes(payments: Payments): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/v2/deposits/methods',
      { config: { access: 'member' }, schema: { tags: ['wallet'], response: { 200: answered(DepositMethodsValue) } } },
      async (request) => {
        const rows = await payments.methods(request.brand.code);
        const smallest = rows.reduce((least, { min }) => (min < least ? min : least), rows[0]?.min ?? 0n);
        return ok({
          methods: rows.map(({ code, name, flow, mark, min, max, fee_bps: feeBps, minutes }) => ({
            code,
            name,
            flow,
            mark,
            min: String(min),
            max: String(max),
            feeBps,
            minutes,
          })),
          quickAmounts: QUICK_STEPS.map((step) => String(smallest * step)),
        });
      },
    );
    app.post(
      '/wps/v2/deposits',
      {
        config: { access: 'member' },
        schema: { tags: ['wallet'], body: DepositRequest, response: { 200: answered(DepositValue) } },
      },
      async (request) => {
        const payer = {
          memberId: request.member().memberId,
          brand: request.brand,
          origin: `${request.protocol}://${request.host}`,
          locale: request.locale,
        };
        return ok(wireDeposit(await payments.begin(payer, request.body, keyOf(request.headers['idempotency-key']))));
      },
    );
    app.get(
      '/wps/v2/deposits/:id',
      { config: { access: 'member' }, schema: { tags: ['wallet'], response: { 200: answered(DepositValue) } } },
      async (request) => {
        const { id } = request.params as DepositParams;
        if (!UUID.test(id)) throw new DomainError('request.not_found');
        return ok(wireDeposit(await payments.find(request.brand.code, request.member().memberId, id)));
      },
    );
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function keyOf(header: unknown): string {
  if (typeof header === 'string' && /^[\w-]{8,100}$/.test(header)) return header;
  throw new DomainError('request.invalid', { fields: { 'Idempotency-Key': 'request.invalid' } });
}

function wireDeposit({ row, method }: Payment): DepositValue {
  return {
    id: row.id,
    state: row.state,
    method: row.method,
    methodName: method.name,
    amount: String(row.amount),
    fee: String(row.fee),
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    ...(row.settled_at && { settledAt: row.settled_at.toISOString() }),
    ...(row.state === 'pending' && row.pay_url !== null && { payUrl: row.pay_url }),
  };
}
