import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, register } from 'prom-client';

const durations = new Histogram({
  name: 'pavilion_request_seconds',
  help: 'Time to answer, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

/** Measures every request by its route pattern, never by its address: addresses carry names. */
export function observeRequests(app: FastifyInstance): void {
  if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics();
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    observeRequest({ method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, ms: reply.elapsedTime });
    done();
  });
}

/** Measures one that was answered before the framework saw it. */
export function observeRequest({ method, route, status, ms }: Answered): void {
  // Finding a timer by its labels costs more than reading the clock; there are only so many of them.
  const key = `${status} ${method} ${route}`;
  const timer = timers.get(key) ?? durations.labels({ method, route, status: String(status) });
  timers.set(key, timer);
  timer.observe(ms / 1000);
}

interface Answered {
  method: string;
  route: string;
  status: number;
  ms: number;
}

const timers = new Map<string, ReturnType<typeof durations.labels>>();
