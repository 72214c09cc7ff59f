import { Histogram, Registry, register } from 'prom-client';
import { durationsOf } from './request-durations';

const TIMES_MS = [0, 4, 5, 5.1, 99, 100, 2_500, 10_000, 10_001, 60_000];

it('reads as the library’s own histogram of the same times would, line by line', async () => {
  const registry = new Registry();
  const own = new Histogram({
    name: 'pavilion_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  for (const [route, status] of [
    ['/a', 200],
    ['/a', 404],
    ['/"b"', 200],
  ] as const)
    for (const ms of TIMES_MS) {
      durationsOf({ method: 'GET', route, status })(ms);
      own.observe({ method: 'GET', route, status: String(status) }, ms / 1000);
    }

  const ours = await register.getSingleMetricAsString('pavilion_request_seconds');
  expect(ours.split('\n')).toEqual((await registry.metrics()).trimEnd().split('\n'));
});
