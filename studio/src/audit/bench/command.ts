import type { ModelId } from '../../models/model-id';
import { MODEL_IDS } from '../../models/models';
import { makeTemplate } from '../../testing/make-template';
import { startTestStudio, type TestStudio } from '../../testing/test-studio';
import { TITLES } from '../../titles/titles';
import type { SampleBet } from '../audited-model';
import { auditedModel } from '../audited-models';
import { decision } from '../checks/rules';
import { type AuditPlayer, sitDown } from '../player';

/** More than is staked here. */
const DEEP_PURSE = 10_000_000_000_000;
const ROUNDS = 30;
const DECISIONS = 300;

/** What one round of a model took of the processor, in milliseconds: whole, and the deciding alone. */
interface Cost {
  readonly whole: number;
  readonly deciding: number;
}

/**
 * Plays every model in turn, as often as the first word says, and prints what each round took in each turn, as JSON. The operator of these rounds is in the same process: what it
 * does is alike for all, and counts too.
 */
async function bench(turns: number): Promise<Record<string, Cost[]>> {
  const studio = await startTestStudio();
  studio.merchant.balance = DEEP_PURSE;
  const seats = await Promise.all(MODEL_IDS.map(async (id) => [id, await seatAt(studio, id)] as const));
  const costs: Record<string, Cost[]> = {};
  // The first turn makes everything warm, and is not counted.
  for (let turn = 0; turn <= turns; turn += 1)
    for (const [id, player] of seats) {
      const cost = { whole: await wholeRounds(player, betsOf(id)), deciding: decidingAlone(id, turn) };
      if (turn > 0) (costs[id] ??= []).push(cost);
    }
  await studio.close();
  return costs;
}

function seatAt(studio: TestStudio, id: ModelId): Promise<AuditPlayer> {
  const title = TITLES.find(({ model }) => model === id);
  if (!title) throw new Error(`no title plays the model ${id}`);
  return sitDown(studio, title, `bench-${id}`);
}

function betsOf(id: ModelId): SampleBet[] {
  const { bets } = auditedModel(id);
  return Array.from({ length: ROUNDS }, (_, at) => bets[at % bets.length] as SampleBet);
}

async function wholeRounds(player: AuditPlayer, bets: readonly SampleBet[]): Promise<number> {
  const before = process.cpuUsage();
  for (const bet of bets) await player.play(bet);
  return milliseconds(before) / bets.length;
}

function decidingAlone(id: ModelId, turn: number): number {
  const bets = betsOf(id);
  const before = process.cpuUsage();
  for (let at = 0; at < DECISIONS; at += 1)
    decision(id, bets[at % bets.length] as SampleBet, { serverSeed: 'be'.repeat(32), clientSeed: `turn-${turn}`, nonce: at });
  return milliseconds(before) / DECISIONS;
}

function milliseconds(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const removeTemplate = await makeTemplate();
try {
  process.stdout.write(JSON.stringify(await bench(Number(process.argv[2]))));
} finally {
  await removeTemplate();
}
process.exit();
