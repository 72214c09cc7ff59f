import type { ModelId, PlayedModelId } from '../models/model-id';
import type { RoundSeeds } from '../models/model';
import type { SampleBet } from './audited-model';
import { auditedModel } from './audited-models';
import { decisionsOn } from './checks/rules';

/** What rounds of a model came to when nothing but its decisions was asked for. */
export interface Simulated {
  readonly rounds: number;
  /** What came back of a stake on average, and what exactly should, by the published rules. */
  readonly returned: number;
  readonly exact: number;
  /** How many standard deviations lie between the two. */
  readonly z: number;
}

/** Honest rounds are further off once in fifteen thousand times. The seeds are the same each time, so this finds the same each time. */
export const MOST_Z = 4;

/** Of these a processor decides more than a hundred thousand rounds in a second. */
const CHEAP = [
  'dice-2',
  'limbo-1',
  'plinko-1',
  'wheel-1',
  'keno-1',
  'coin-1',
  'cups-1',
  'card-guess-1',
  'roulette-1',
] as const satisfies readonly PlayedModelId[];

export function isCheap(id: PlayedModelId): boolean {
  return (CHEAP as readonly PlayedModelId[]).includes(id);
}

/** How many rounds are decided where nobody says it: a minute or two of each model, of blackjack five. */
export function usualRounds(id: PlayedModelId): number {
  return isCheap(id) ? 10_000_000 : 1_000_000;
}

/** What a bet pays, seed after seed. */
type PaysOn = (id: ModelId, bet: SampleBet) => (seeds: RoundSeeds) => { readonly payout: bigint };

/** Decides so many rounds of a model, its sample bets in turn: no database, no wallet, no page. */
export function simulate(id: PlayedModelId, rounds: number, paysOn: PaysOn = decisionsOn): Simulated {
  const audited = auditedModel(id);
  const bets = audited.bets.map((bet) => ({ pays: paysOn(id, bet), stake: Number(bet.stake), ...audited.odds(bet) }));
  const seeds = { serverSeed: '51'.repeat(32), clientSeed: `simulated ${id}` };
  let [paid, mean, variance] = [0, 0, 0];
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const each = bets[nonce % bets.length];
    if (!each) throw new Error(`there are no sample bets of ${id}`);
    paid += Number(each.pays({ ...seeds, nonce }).payout) / each.stake;
    mean += each.mean;
    variance += each.variance;
  }
  return { rounds, returned: paid / rounds, exact: mean / rounds, z: (paid - mean) / Math.sqrt(variance) };
}

export function isOff({ z }: Simulated): boolean {
  return Math.abs(z) > MOST_Z;
}

/** A line for whoever reads along. */
export function simulationText(id: PlayedModelId, simulated: Simulated): string {
  const { rounds, returned, exact, z } = simulated;
  const percent = (share: number) => `${(share * 100).toFixed(3)} %`;
  return `${isOff(simulated) ? '✗' : '✓'} ${id}: ${percent(returned)} came back of ${rounds} rounds, exactly ${percent(exact)}, z ${z.toFixed(2)}`;
}
