import autocannon from 'autocannon';
import type { Instance, startPlatform } from '@pavilion/tooling/bootstrap/platform.mjs';
import { progress } from '@pavilion/tooling/bootstrap/progress.mjs';
import { cpus, loadavg } from 'node:os';
import { median, type Section } from './report';

interface Measured {
  ms: number;
  processorMs: number;
}

/** Three kills for each round: a start differs from the next by what else the machine does. */
const KILLS_PER_ROUND = 3;
const GOAL_MS = 3_000;
const PAGES = [
  '/',
  '/wps/relay/GCSGAME_gameList?clientType=3&platform=html5-desktop&gameType=RNG&pageNo=1&pageSize=18&language=en',
];

/** From the kill of a gateway under load until it is ready for players again, with the demo's data. */
export async function benchRestart({
  instance,
  gateway,
  rounds,
}: Pick<Awaited<ReturnType<typeof startPlatform>>, 'gateway'> & { instance: Instance; rounds: number }): Promise<Section> {
  const kills = rounds * KILLS_PER_ROUND;
  const ready = `http://127.0.0.1:${instance.privatePort}/readyz`;
  const load = visit(instance.port);
  const measured: Measured[] = [];
  const busy: number[] = [];
  try {
    for (let kill = 0; kill <= kills; kill += 1) {
      progress(`  kill ${kill} of ${kills} …`);
      await gateway.ready(ready);
      await new Promise((resolve) => setTimeout(resolve, 6_000));
      const began = Date.now();
      await gateway.restart('SIGKILL');
      await gateway.ready(ready);
      busy.push(loadavg()[0] ?? 0);
      // The first start after a build has nothing compiled yet.
      if (kill > 0) measured.push({ ms: Date.now() - began, processorMs: gateway.processorMs() });
    }
  } finally {
    load.stop();
  }
  return report(measured, median(busy));
}

/** Two visitors who ask again at once, also while nobody answers: half of what one core can do. */
function visit(port: number): { stop(): void } {
  const load = autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 2,
    overallRate: 100,
    duration: 3_600,
    headers: { host: 'pavilion.localhost' },
    requests: PAGES.map((path) => ({ path })),
  });
  return { stop: () => load.stop() };
}

function report(measured: readonly Measured[], busy: number): Section {
  const times = measured.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return {
    title: `A gateway killed under load (${times.length} kills)`,
    rows: [
      { what: 'ready again, median', value: seconds(at(0.5)), goal: '≤ 3 s', within: at(0.5) <= GOAL_MS },
      { what: 'ready again, 95th percentile', value: seconds(at(0.95)), goal: '≤ 3 s', within: at(0.95) <= GOAL_MS },
      { what: 'ready again, the longest', value: seconds(at(1)) },
      { what: 'processor time of a start', value: seconds(median(measured.map(({ processorMs }) => processorMs))) },
      { what: `load of the machine (${cpus().length} cores)`, value: busy.toFixed(1) },
    ],
    notes: [
      'From the signal to the first answer of /readyz, asked every 50 ms. Load beyond the number of cores makes every start wait.',
    ],
  };
}
