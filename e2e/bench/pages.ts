import { progress } from '@pavilion/tooling/bootstrap/progress.mjs';
import type { Instance } from '@pavilion/tooling/bootstrap/platform.mjs';
import { launchBrowser } from '../launch-browser';
import { measureInteractions, type InteractionMeasurements } from './interactions';
import { MONOLITH_PORT, startMonolith } from './monolith';
import { measureVisit, type Visit } from './visit';
import { median, medianRatio, type Section } from './report';

const PROFILE = 'throttled Chromium: 4× CPU, 150 ms RTT, 1.6 Mbps, cold cache, phone';

/** The lobby's first visit, federated and as one bundle of the same code, in turn. */
export async function benchPages({
  instance,
  env,
  rounds,
}: {
  instance: Instance;
  env: Record<string, string>;
  rounds: number;
}): Promise<Section[]> {
  const monolith = await startMonolith(env);
  const browser = await launchBrowser();
  try {
    const visits = await alternate('first visits', rounds, (port) => measureVisit(browser, port), instance.port);
    const uses = await alternate('the games list in use', rounds, (port) => measureInteractions(browser, port), instance.port);
    return [reportVisits(visits), reportInteractions(uses)];
  } finally {
    await browser.close();
    await monolith.stop();
  }
}

async function alternate<Found>(
  what: string,
  rounds: number,
  measure: (port: number) => Promise<Found>,
  port: number,
): Promise<[Found, Found][]> {
  const pairs: [Found, Found][] = [];
  for (let round = 0; round <= rounds; round += 1) {
    progress(`  ${what}, pair ${round} of ${rounds} …`);
    // One after the other: each has the machine to itself.
    const federated = await measure(port);
    const bundled = await measure(MONOLITH_PORT);
    // The first pair warms the servers' caches.
    if (round > 0) pairs.push([federated, bundled]);
  }
  return pairs;
}

function reportInteractions(pairs: [InteractionMeasurements, InteractionMeasurements][]): Section {
  const ratio = (of: (use: InteractionMeasurements) => number) =>
    medianRatio(pairs.map(([federated, bundled]) => [of(federated), of(bundled)] as const)).toFixed(2);
  const federated = (of: (use: InteractionMeasurements) => number) => median(pairs.map(([use]) => of(use)));
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  const inp = federated((use) => use.inp);
  const slowest = Math.max(...pairs.map(([use]) => use.inp));
  const longest = federated((use) => use.frame.longest);
  return {
    title: `Ten thousand games in use (${PROFILE.replace(', cold cache', '')}, ${pairs.length} pairs)`,
    rows: [
      {
        what: 'INP while filtering, loading more, searching by name and everywhere',
        value: ms(inp),
        goal: '≤ 120 ms',
        within: inp <= 120,
      },
      { what: 'INP, the slowest round', value: ms(slowest), goal: '≤ 200 ms', within: slowest <= 200 },
      { what: 'what was the slowest in its round', value: pairs.map(([use]) => `${use.slowest} (${ms(use.inp)})`).join(', ') },
      { what: 'INP, federated ÷ monolith', value: ratio((use) => use.inp) },
      { what: 'interactions that were timed', value: federated((use) => use.interactions).toFixed(0) },
      { what: 'frame while 500 tiles scroll by: middle', value: ms(federated((use) => use.frame.middle)) },
      { what: 'frame while 500 tiles scroll by: 95 of 100 within', value: ms(federated((use) => use.frame.late)) },
      { what: 'frame while 500 tiles scroll by: longest', value: ms(longest), goal: '≤ 50 ms', within: longest <= 50 },
      { what: 'frame, 95 of 100 within, federated ÷ monolith', value: ratio((use) => use.frame.late) },
    ],
  };
}

function reportVisits(pairs: [Visit, Visit][]): Section {
  const ratio = (of: (visit: Visit) => number) =>
    medianRatio(pairs.map(([federated, bundled]) => [of(federated), of(bundled)] as const));
  const federated = (of: (visit: Visit) => number) => median(pairs.map(([visit]) => of(visit)));
  const lcp = ratio(({ lcp }) => lcp);
  const usable = ratio(({ usable }) => usable);
  const bytes = ratio(({ scriptBytes }) => scriptBytes);
  const kilobytes = federated(({ scriptBytes }) => scriptBytes) / 1024;
  const shift = federated(({ shift }) => shift);
  return {
    title: `Lobby, first visit (${PROFILE}, ${pairs.length} pairs)`,
    rows: [
      { what: 'LCP, federated ÷ monolith', value: lcp.toFixed(2), goal: '≤ 1.05', within: lcp <= 1.05 },
      { what: 'first screen usable, federated ÷ monolith', value: usable.toFixed(2), goal: '≤ 1.15', within: usable <= 1.15 },
      { what: 'script bytes, federated ÷ monolith', value: bytes.toFixed(2), goal: '≤ 1.30', within: bytes <= 1.3 },
      {
        what: 'LCP, federated',
        value: `${(federated((v) => v.lcp) / 1000).toFixed(2)} s`,
        goal: '≤ 2.0 s',
        within: federated((v) => v.lcp) <= 2000,
      },
      {
        what: 'shell + lobby script before interaction',
        value: `${kilobytes.toFixed(0)} KB brotli`,
        goal: '≤ 170 KB',
        within: kilobytes <= 170,
      },
      { what: 'layout shift', value: shift.toFixed(4), goal: '≤ 0.02', within: shift <= 0.02 },
    ],
  };
}
