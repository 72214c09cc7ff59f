import { join } from 'node:path';
import { runTs } from '@pavilion/tooling/bootstrap/run.mjs';
import { median, medianRatio, type Section } from './report';

const STUDIO = join(import.meta.dirname, '../../studio');
const DICE = 'dice-2';

interface Cost {
  readonly whole: number;
  readonly deciding: number;
}

/** Processor time of a round of each model of the studio, against one of dice in the same turn. */
export async function benchRounds({ env, rounds }: { env: Record<string, string>; rounds: number }): Promise<Section> {
  const printed = await runTs('src/audit/bench/command.ts', [String(rounds)], { cwd: STUDIO, env });
  const costs = JSON.parse(printed) as Record<string, readonly Cost[]>;
  const dice = costs[DICE] ?? [];
  const ratio = (of: keyof Cost, all: readonly Cost[]) =>
    medianRatio(all.map((cost, turn) => [cost[of], dice[turn]?.[of] ?? Number.NaN] as const)).toFixed(2);
  const middle = (of: keyof Cost, all: readonly Cost[]) => median(all.map((cost) => cost[of]));
  const rows = Object.entries(costs).map(([model, all]) => ({
    what: `${model}: a round ÷ one of dice; deciding alone`,
    value: `${ratio('whole', all)} (${middle('whole', all).toFixed(1)} ms); ${ratio('deciding', all)} (${(middle('deciding', all) * 1_000).toFixed(0)} µs)`,
  }));
  return {
    title: `Processor time of a round of each model (${rounds} turns)`,
    rows,
    notes: [
      'A round is a bet, its steps and its end through the whole studio: the sample bets of the audit, a signed wallet and the database, whose own processes are not counted. Models are played in turn; each ratio is the middle of those within one turn. The operator of these rounds is in the same process and counts too.',
    ],
  };
}
