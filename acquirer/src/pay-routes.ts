import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { parseAmount } from './page/amounts';
import { validateCard } from './page/card';
import { type PageError, payPage } from './page/pay-page';
import { type Locale, locales, texts } from './page/texts';
import { type PayerAction, payerActions, type PaymentRecord, type PaymentStore } from './payments';

type FormFields = Record<string, string | undefined>;

/** Where payers pay. Whoever has a payment's address may pay it, as with any company's. */
export function payRoutes(payments: PaymentStore): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 2_048 },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    app.get('/sandbox/:id', async (request, reply) => {
      const payment = findPayment(request, payments);
      return payment ? sendPage(reply, payment, localeOf(request, payment)) : sendNotFound(request, reply);
    });
    app.post('/sandbox/:id', async (request, reply) => {
      const payment = findPayment(request, payments);
      if (!payment) return sendNotFound(request, reply);
      const typed = (request.body ?? {}) as FormFields;
      const action = payerActions.find((known) => known === typed['action']);
      const isOver = payment.end !== undefined || Date.parse(payment.expiresAt) <= Date.now();
      if (!action || isOver) return reply.redirect(payment.returnUrl, 303);
      const fault = validateForm(payment, action, typed);
      if (fault) return sendPage(reply.code(422), payment, localeOf(request, payment), fault);
      payments.decide(payment.id, action, action === 'other-amount' ? parseAmount(typed['amount'] ?? '') : undefined);
      return reply.redirect(payment.returnUrl, 303);
    });
  };
}

function findPayment({ params }: FastifyRequest, payments: PaymentStore): PaymentRecord | undefined {
  return payments.find((params as { id: string }).id);
}

function validateForm({ flow }: PaymentRecord, action: PayerAction, typed: FormFields): PageError | undefined {
  if (action === 'other-amount') return parseAmount(typed['amount'] ?? '') ? undefined : 'amount';
  if (action === 'refuse' || flow !== 'card') return undefined;
  const { number = '', until = '', code = '', holder = '' } = typed;
  return validateCard({ number, until, code, holder });
}

function localeOf({ query }: FastifyRequest, { locale }: Pick<PaymentRecord, 'locale'>): Locale {
  const { lang } = query as { lang?: string };
  return locales.find((known) => known === lang) ?? locales.find((known) => known === locale) ?? 'en';
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { lang } = request.query as { lang?: string };
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .send(texts[lang === 'bn' ? 'bn' : 'en'].gone);
}

function sendPage(reply: FastifyReply, payment: PaymentRecord, locale: Locale, fault?: PageError): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  // A form's answer leads back to the merchant's site, which browsers count as a place that the form goes to.
  const back = new URL(payment.returnUrl).origin;
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; form-action 'self' ${back}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .send(payPage({ payment, locale, nonce, fault }));
}
