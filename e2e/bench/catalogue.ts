import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Instance } from '@pavilion/tooling/bootstrap/platform.mjs';
import { progress } from '@pavilion/tooling/bootstrap/progress.mjs';
import { runTs } from '@pavilion/tooling/bootstrap/run.mjs';
import { spawnHello } from './hello';
import { medianRatio, median, type Section } from './report';

const LIST = '/wps/relay/GCSGAME_gameList?clientType=3&platform=html5-desktop&gameType=RNG&pageNo=1&pageSize=18&language=en';

const GATEWAY = join(import.meta.dirname, '../../gateway');

/** Processor time of one search among ten thousand names, in milliseconds. */
async function searchTimes(list: string): Promise<{ p50: number; p99: number }> {
  return JSON.parse(await runTs('src/modules/play/games/bench.ts', [list], { cwd: GATEWAY })) as { p50: number; p99: number };
}

/** Requests per second of a catalogue page, against a bare server of the same kind that says hello, in turn. */
export async function benchCatalogue({ instance, rounds }: { instance: Instance; rounds: number }): Promise<Section> {
  const hello = await spawnHello();
  try {
    const pairs: [number, number][] = [];
    for (let round = 0; round <= rounds; round += 1) {
      progress(`  pair ${round} of ${rounds} …`);
      const pair: [number, number] = [
        await requestsPerSecond(`http://127.0.0.1:${instance.port}${LIST}`),
        await requestsPerSecond(`http://127.0.0.1:${hello.port}/`),
      ];
      if (round > 0) pairs.push(pair);
    }
    const ratio = medianRatio(pairs);
    const search = await searchTimes(join(instance.dataDir, 'studio-list/all.json'));
    return {
      title: `Catalogue page of 18 out of 10 000 games (${rounds} pairs)`,
      rows: [
        { what: 'requests per second ÷ a bare hello', value: ratio.toFixed(2), goal: '≥ 0.75', within: ratio >= 0.75 },
        { what: 'requests per second', value: median(pairs.map(([list]) => list)).toFixed(0) },
        { what: 'search by name, p99 in ms of processor', value: search.p99.toFixed(1), goal: '≤ 5', within: search.p99 <= 5 },
        { what: 'search by name, median', value: search.p50.toFixed(1) },
      ],
    };
  } finally {
    hello.stop();
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: 32,
    duration: 4,
    headers: { host: 'pavilion.localhost', 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} times with an error`);
  return result.requests.average;
}
