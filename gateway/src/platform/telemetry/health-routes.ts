import type { FastifyPluginAsync } from 'fastify';
import { register } from 'prom-client';
import type { Platform } from '../platform';

/** Liveness, readiness and metrics, on the private port. Ready means that the database answers, money moves and nobody asked us to stop. */
export function healthRoutes({ pool, lifecycle, log }: Platform): FastifyPluginAsync {
  return async (app) => {
    const config = { access: 'private' } as const;
    app.get('/healthz', { config }, async () => ({ status: 'ok' }));
    app.get('/readyz', { config }, async (_request, reply) => {
      const reason = lifecycle.draining
        ? 'draining'
        : ((await databaseProblem(pool, log)) ?? (lifecycle.frozen ? 'frozen' : undefined));
      return reply.code(reason ? 503 : 200).send(reason ? { status: 'not ready', reason } : { status: 'ready' });
    });
    app.get('/metrics', { config }, async (_request, reply) => reply.type(register.contentType).send(await register.metrics()));
  };
}

async function databaseProblem(pool: Platform['pool'], log: Platform['log']): Promise<string | undefined> {
  try {
    await pool.query('select 1');
    return undefined;
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not answer');
    return 'database';
  }
}
