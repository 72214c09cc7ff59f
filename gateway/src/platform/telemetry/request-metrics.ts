import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, register } from 'prom-client';
import { durationsOf } from './request-durations';

/** Measures every request by its route pattern, never by its address: addresses carry names. */
export function observeRequests(app: FastifyInstance): void {
  if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics();
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    durationsOf({ method, route: routeOptions.url ?? 'unknown', status: reply.statusCode })(reply.elapsedTime);
    done();
  });
}
