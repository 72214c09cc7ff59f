import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { KeyObject } from 'node:crypto';
import type { Database } from './database/tables';
import { RoundCounter } from './fairness/round-counter';
import { fairnessRoutes } from './fairness/routes';
import type { Shipped } from './fairness/shipped';
import { registerErrorHandlers } from './http/error-handlers';
import { DrawScheduler } from './lottery/draw-scheduler';
import { openLotteries } from './lottery/draws';
import { lotteryRoutes } from './lottery/routes';
import { merchantRoutes } from './merchants/routes';
import type { PageAssets, PageName } from './pages/page-assets';
import { pageRoutes } from './pages/routes';
import { RoundRunner, type Wallets } from './rounds/round-runner';
import { roundRoutes } from './rounds/routes';
import { seedRoutes } from './seeds/routes';
import { stepRoutes } from './steps/routes';
import { sessionRoutes } from './sessions/routes';
import { folders } from './settings';

import { symbolRoutes } from './titles/symbol-routes';
import { makeTitles } from './titles/titles';
import { merchantWallet } from './wallet/merchant-wallet';
import { playWallet } from './wallet/play-wallet';

export interface AppOptions {
  readonly database: Database;
  readonly privateKey: KeyObject;
  readonly publicUrl: string;
  readonly minimumCycleMs: number;
  readonly drawSeconds: number;
  readonly logLevel: string;
  readonly assets: Record<PageName, PageAssets>;
  readonly shipped: Shipped;
  /** How long operators are waited for, in milliseconds; a second without it. */
  readonly walletTimeoutMs?: number | undefined;
}

/** The studio's one process: what it offers to operators, to players and to whoever watches over it. */
export async function buildApp({
  database,
  privateKey,
  publicUrl,
  minimumCycleMs,
  drawSeconds,
  logLevel,
  assets,
  shipped,
  walletTimeoutMs,
}: AppOptions): Promise<FastifyInstance> {
  const log = pino({ level: logLevel });
  const wallets: Wallets = { real: merchantWallet(privateKey, walletTimeoutMs), play: playWallet(database) };
  const runner = new RoundRunner(database, wallets, log);
  const drawScheduler = new DrawScheduler(database, log);
  const counter = new RoundCounter(database, log);
  const app = Fastify({
    loggerInstance: log.child({}, { serializers: { req: describeRequest } }),
    bodyLimit: 16_384,
    requestTimeout: 10_000,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: false } },
  }) as unknown as FastifyInstance;

  registerErrorHandlers(app);
  app.addHook('onSend', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff'));
  app.get('/healthz', async () => {
    await sql`select 1`.execute(database);
    return { status: 'ok' };
  });

  await app.register(merchantRoutes, { database, publicUrl, privateKey });
  await app.register(sessionRoutes, { database, wallets, minimumCycleMs });
  await app.register(seedRoutes, { database });
  await app.register(roundRoutes, { database, runner, minimumCycleMs });
  await app.register(stepRoutes, { database, runner, minimumCycleMs });
  await app.register(fairnessRoutes, { database, shipped });
  await app.register(lotteryRoutes, { database });
  await app.register(symbolRoutes);
  await app.register(pageRoutes, { database, assets });
  await app.register(fastifyStatic, {
    root: path.join(folders.pages, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });
  await app.register(fastifyStatic, { root: folders.art, prefix: '/art/', maxAge: '1h', decorateReply: false });

  app.addHook('onReady', async () => {
    runner.start();
    await openLotteries(database, drawSeconds);
    drawScheduler.start();
    counter.start();
  });
  app.addHook('onListen', async () => void makeTitles());
  app.addHook('onClose', async () => void (await Promise.all([runner.stop(), drawScheduler.stop(), counter.stop()])));
  return app;
}

/** A launch address carries the session's key, so the log names the route and never the address. */
function describeRequest(request: { method: string; routeOptions?: { url?: string | undefined } }) {
  return { method: request.method, route: request.routeOptions?.url ?? 'unknown' };
}
