import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { paymentNotification, type PaymentStore } from './payments';
import { flows } from './payment';
import { payoutNotification, type PayoutStore } from './payouts';
import { buildReport } from './report';
import { isSigned, sign } from './signature';

const closed = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });
const Minor = Type.String({ pattern: '^(0|[1-9][0-9]{0,17})$', maxLength: 18 });
const Currency = Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3 });
const Url = Type.String({ pattern: '^https?://', maxLength: 300 });
const Timestamp = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', maxLength: 24 });
const text = (max: number) => Type.String({ minLength: 1, maxLength: max });

const PaymentRequest = Type.Object(
  {
    id: Id,
    method: text(40),
    flow: Type.Enum([...flows]),
    total: Minor,
    fee: Minor,
    currency: Currency,
    currencySymbol: text(4),
    payee: text(80),
    reference: text(20),
    notifyUrl: Url,
    returnUrl: Url,
    locale: text(8),
    expiresAt: Timestamp,
  },
  closed,
);
const PayoutRequest = Type.Object(
  {
    id: Id,
    number: Type.String({ pattern: '^[0-9]{4,24}$', maxLength: 24 }),
    amount: Minor,
    currency: Currency,
    notifyUrl: Url,
  },
  closed,
);
const ById = Type.Object({ id: Id }, closed);
const Range = Type.Object({ from: Timestamp, until: Timestamp }, closed);

interface MerchantRouteOptions {
  key: Buffer;
  publicUrl(): string;
  payments: PaymentStore;
  payouts: PayoutStore;
}

/** What merchants ask. Every question and every answer is signed over its bytes. */
export function merchantRoutes({ key, publicUrl, payments, payouts }: MerchantRouteOptions): FastifyPluginAsyncTypebox {
  return async (app) => {
    requireSignature(app as unknown as FastifyInstance, key);
    app.post('/merchant/payments', { schema: { body: PaymentRequest } }, async ({ body }) => {
      const { id, providerId, locale } = payments.open(body);
      return { providerId, payUrl: `${publicUrl()}/sandbox/${id}?lang=${encodeURIComponent(locale)}` };
    });
    app.post('/merchant/payments/status', { schema: { body: ById } }, async ({ body: { id } }) => {
      const payment = payments.find(id);
      return { notification: (payment && paymentNotification(payment)) ?? null };
    });
    app.post('/merchant/refunds', { schema: { body: ById } }, async ({ body: { id } }, reply) => {
      const refunded = payments.refund(id);
      return refunded ? { refundedAt: refunded.refundedAt } : reply.code(404).send({ error: 'nothing was paid' });
    });
    app.post('/merchant/payouts', { schema: { body: PayoutRequest } }, async ({ body }) => ({
      providerId: payouts.pay(body).providerId,
    }));
    app.post('/merchant/payouts/status', { schema: { body: ById } }, async ({ body: { id } }) => {
      const payout = payouts.find(id);
      return { notification: payout ? payoutNotification(payout) : null };
    });
    app.post('/merchant/reports', { schema: { body: Range } }, async ({ body: { from, until } }) => ({
      lines: buildReport({ payments: payments.all(), payouts: payouts.all() }, from, until),
    }));
  };
}

/** The signature is checked over the raw bytes before anything reads them. */
function requireSignature(app: FastifyInstance, key: Buffer): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: { headers: Record<string, unknown> }, body: Buffer) => {
    if (!isSigned(key, body, request.headers)) throw Object.assign(new Error('not signed'), { statusCode: 401 });
    return JSON.parse(body.toString('utf8')) as unknown;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload === 'string') reply.headers(sign(key, payload));
    return payload;
  });
}
