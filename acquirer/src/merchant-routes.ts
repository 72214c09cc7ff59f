import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { newsOf, type PaymentBook } from './payments';
import { flows } from './payment';
import { endOf, type PayoutBook } from './payouts';
import { reportOf } from './report';
import { isSigned, sign } from './signature';

const closed = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });
const Minor = Type.String({ pattern: '^(0|[1-9][0-9]{0,17})$', maxLength: 18 });
const Currency = Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3 });
const Address = Type.String({ pattern: '^https?://', maxLength: 300 });
const Moment = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', maxLength: 24 });
const words = (max: number) => Type.String({ minLength: 1, maxLength: max });

const PaymentAsked = Type.Object(
  {
    id: Id,
    method: words(40),
    flow: Type.Enum([...flows]),
    total: Minor,
    fee: Minor,
    currency: Currency,
    currencySymbol: words(4),
    payee: words(80),
    reference: words(20),
    notifyUrl: Address,
    returnUrl: Address,
    locale: words(8),
    expiresAt: Moment,
  },
  closed,
);
const PayoutAsked = Type.Object(
  {
    id: Id,
    number: Type.String({ pattern: '^[0-9]{4,24}$', maxLength: 24 }),
    amount: Minor,
    currency: Currency,
    notifyUrl: Address,
  },
  closed,
);
const One = Type.Object({ id: Id }, closed);
const Range = Type.Object({ from: Moment, until: Moment }, closed);

interface Books {
  key: Buffer;
  publicUrl(): string;
  payments: PaymentBook;
  payouts: PayoutBook;
}

/** What merchants ask. Every question and every answer is signed over its bytes. */
export function merchantRoutes({ key, publicUrl, payments, payouts }: Books): FastifyPluginAsyncTypebox {
  return async (app) => {
    acceptSignedOnly(app as unknown as FastifyInstance, key);
    app.post('/merchant/payments', { schema: { body: PaymentAsked } }, async ({ body }) => {
      const { id, providerId, locale } = payments.open(body);
      return { providerId, payUrl: `${publicUrl()}/sandbox/${id}?lang=${encodeURIComponent(locale)}` };
    });
    app.post('/merchant/payments/look', { schema: { body: One } }, async ({ body: { id } }) => {
      const payment = payments.find(id);
      return { news: (payment && newsOf(payment)) ?? null };
    });
    app.post('/merchant/refunds', { schema: { body: One } }, async ({ body: { id } }, reply) => {
      const refunded = payments.refund(id);
      return refunded ? { refundedAt: refunded.refundedAt } : reply.code(404).send({ error: 'nothing was paid' });
    });
    app.post('/merchant/payouts', { schema: { body: PayoutAsked } }, async ({ body }) => ({
      providerId: payouts.pay(body).providerId,
    }));
    app.post('/merchant/payouts/look', { schema: { body: One } }, async ({ body: { id } }) => {
      const payout = payouts.find(id);
      return { news: payout ? endOf(payout) : null };
    });
    app.post('/merchant/reports', { schema: { body: Range } }, async ({ body: { from, until } }) => ({
      lines: reportOf({ payments: payments.all(), payouts: payouts.all() }, from, until),
    }));
  };
}

/** The signature is checked over the raw bytes before anything reads them. */
function acceptSignedOnly(app: FastifyInstance, key: Buffer): void {
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
