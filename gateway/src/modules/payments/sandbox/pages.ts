import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@pavilion/i18n';
import { locales } from '@pavilion/i18n';
import { DomainError } from '../../../platform/errors';
import type { Config } from '../../../platform/config';
import type { Payment, Payments } from '../service';
import { sandboxPage } from './page';
import type { Sandbox } from './provider';

interface Needs {
  payments: Payments;
  sandbox: Sandbox;
  config: Pick<Config, 'publicOrigin'>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const CALLBACK_MS = 3_000;

/** The sandbox company's own page. Whoever has a payment's address may pay it, as with any company's. */
export function sandboxPages({ payments, sandbox, config }: Needs): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    const asked = async (request: FastifyRequest): Promise<Payment> => {
      const { id } = request.params as { id: string };
      if (!UUID.test(id)) throw new DomainError('request.not_found');
      return payments.byId(request.brand.code, id);
    };
    app.get(
      '/sandbox/pay/:id',
      { config: { access: 'public', whenClosed: true }, schema: { hide: true } },
      async (request, reply) => show(request, reply, await asked(request)),
    );
    app.post<{ Body: { outcome?: string } | undefined }>(
      '/sandbox/pay/:id',
      { config: { access: 'public', whenClosed: true }, schema: { hide: true } },
      async (request, reply) => {
        const { row } = await asked(request);
        const outcome = request.body?.outcome === 'paid' ? 'paid' : 'failed';
        const total = row.amount + row.fee;
        const { body, headers } = sandbox.callback({
          paymentId: row.id,
          providerId: row.provider_id ?? '',
          outcome,
          total,
          currency: row.currency,
        });
        // A company of its own, so it tells us over the network like any other; should that fail, the payer can try again.
        await fetch(`${config.publicOrigin}/vendors/payments/sandbox/callback`, {
          method: 'POST',
          body,
          headers,
          signal: AbortSignal.timeout(CALLBACK_MS),
        }).catch((error: Error) => request.log.warn({ reason: error.message }, 'sandbox callback was lost'));
        return reply.redirect(returnPath(row.id), 303);
      },
    );
  };
}

function returnPath(id: string): string {
  return `/member/depositv2?deposit=${id}`;
}

function show({ brand, query }: FastifyRequest, reply: FastifyReply, { row, method }: Payment): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const { lang: wanted } = query as { lang?: string };
  const locale: Locale = locales.find((known) => known === wanted) ?? brand.defaultLocale;
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    )
    .send(
      sandboxPage({
        locale,
        brandName: brand.name,
        symbol: brand.currencySymbol,
        flow: method.flow,
        total: row.amount + row.fee,
        reference: row.id.slice(0, 8).toUpperCase(),
        open: row.state === 'pending',
        returnUrl: returnPath(row.id),
        nonce,
      }),
    );
}
