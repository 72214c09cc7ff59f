import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { openJournal } from './journal';
import { merchantRoutes } from './merchant-routes';
import { payRoutes } from './pay-routes';
import { createPaymentStore } from './payments';
import { createPayoutStore } from './payouts';
import { createWebhookSender } from './webhook-sender';

export interface AppOptions {
  readonly key: Buffer;
  /** Without a folder it forgets everything when it ends. */
  readonly dataDir: string | undefined;
  /** Its own address as payers reach it; asked when it is needed, because a port may be given at the start. */
  readonly publicUrl: () => string;
  readonly logLevel: string;
}

/** The company's one process: what merchants ask, and where payers pay. */
export async function buildAcquirer({ key, dataDir, publicUrl, logLevel }: AppOptions): Promise<FastifyInstance> {
  const log = pino({ level: logLevel });
  const app = Fastify({
    loggerInstance: log.child({}, { serializers: { req: describeRequest } }),
    bodyLimit: 16_384,
    requestTimeout: 10_000,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: false } },
  }) as unknown as FastifyInstance;
  const journal = openJournal(dataDir, log);
  const webhooks = createWebhookSender(key, journal, log);
  const payments = createPaymentStore(journal, webhooks);
  const payouts = createPayoutStore(journal, webhooks);
  app.get('/healthz', async () => ({ status: 'ok' }));
  await app.register(merchantRoutes({ key, publicUrl, payments, payouts }));
  await app.register(payRoutes(payments));
  app.addHook('onClose', async () => webhooks.close());
  return app;
}

/** The address of a payment is all that it takes to pay it, so the log names the route and never the address. */
function describeRequest(request: { method: string; routeOptions?: { url?: string | undefined } }) {
  return { method: request.method, route: request.routeOptions?.url ?? 'unknown' };
}
