import { join } from 'node:path';
import { runTs } from '@pavilion/tooling/bootstrap/run.mjs';
import type { Section } from './report';

const GATEWAY = join(import.meta.dirname, '../../gateway');
const MOST_MS = 5;

interface Looks {
  members: number;
  p50: number;
  p99: number;
}

/** How long a member’s place on a long board takes, with the neighbours. */
export async function benchBoards({ env }: { env: Record<string, string> }): Promise<Section> {
  const { members, p50, p99 } = JSON.parse(
    await runTs('src/modules/money/boards/bench/bench.ts', [], { cwd: GATEWAY, env }),
  ) as Looks;
  return {
    title: `Leaderboards (${members} members)`,
    rows: [
      {
        what: 'own place and neighbours, the middle',
        value: `${p50.toFixed(1)} ms`,
        goal: `≤ ${MOST_MS} ms`,
        within: p50 <= MOST_MS,
      },
      { what: 'own place and neighbours, 99 of 100', value: `${p99.toFixed(1)} ms` },
    ],
    notes: ['From the question to the answer over one connection. A tenth of the members share one score.'],
  };
}
