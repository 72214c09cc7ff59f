import type { RoundSeeds } from '../../models/model';
import type { AuditedModel, SampleBet } from '../audited-model';
import { fairNumber } from './fair-number';
import { seedWords } from './seed-words';

const LARGEST_WIN = 100_000_000_000n;
/** Tiles on a floor, and what is paid after one floor, two … in hundredths, as it is published. */
const PUBLISHED: Readonly<Record<string, { readonly tiles: number; readonly pays: readonly bigint[] }>> = {
  low: { tiles: 4, pays: [132n, 176n, 234n, 312n, 417n, 556n] },
  medium: { tiles: 3, pays: [148n, 222n, 334n, 501n, 751n, 1_127n] },
  high: { tiles: 2, pays: [198n, 396n, 792n, 1_584n, 3_168n, 6_336n] },
};

interface TowersBet extends SampleBet {
  readonly choice: { readonly risk: string };
  readonly steps: readonly ({ readonly open: number } | { readonly cashOut: true })[];
}

/** Opens these tiles floor by floor, and then takes what the round has come to. */
const bet = (risk: string, tiles: readonly number[], stake: string): TowersBet => ({
  stake,
  choice: { risk },
  steps: [...tiles.map((open) => ({ open })), { cashOut: true }],
});

const tableOf = ({ choice }: TowersBet) => PUBLISHED[choice.risk] ?? { tiles: 4, pays: [] };

function trapsOf(seeds: RoundSeeds, tiles: number): number[] {
  const words = seedWords(seeds);
  return [1, 2, 3, 4, 5, 6].map(() => fairNumber(words, tiles) + 1);
}

/** Nothing with the first trap; no floor is climbed that could win more than is paid. */
function paidFor(round: TowersBet, traps: readonly number[]): bigint {
  const { pays } = tableOf(round);
  let climbed = 0;
  const amount = (floor: number) => (BigInt(round.stake) / 100n) * (floor === 0 ? 100n : (pays[floor - 1] ?? 0n));
  for (const step of round.steps) {
    if ('cashOut' in step || climbed === pays.length || amount(climbed + 1) > LARGEST_WIN) break;
    if (traps[climbed] === step.open) return 0n;
    climbed += 1;
  }
  return amount(climbed);
}

const seedsAt = (nonce: number): RoundSeeds => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });

/** To the top beside every trap; the last floors may be beyond what is paid. */
function toTheTop(risk: string, nonce: number, stake: string): AuditedModel['rare'][number] {
  const { tiles } = PUBLISHED[risk] ?? { tiles: 4 };
  const traps = trapsOf(seedsAt(nonce), tiles);
  const sample = { ...bet(risk, [], stake), steps: traps.map((trap) => ({ open: (trap % tiles) + 1 })) };
  return { bet: sample, seeds: seedsAt(nonce), payout: paidFor(sample, traps) };
}

const edge = (sample: SampleBet, refusal?: string, currency: 'BDT' | 'USD' | 'VND' = 'BDT') => ({
  currency,
  bet: sample,
  ...(refusal && { refusal }),
});

/** Of seven sample bets three have four tiles on a floor, two have three, and two have two. */
const TILE_CHANCES = [1, 2, 3, 4].map((tile) => (3 / 4 + (tile <= 3 ? 2 / 3 : 0) + (tile <= 2 ? 2 / 2 : 0)) / 7);

/** Towers by their published rules. */
export const auditedTowers: AuditedModel<readonly number[]> = {
  bets: [
    bet('low', [2], '700000'),
    bet('medium', [1, 3], '300000'),
    bet('high', [1], '500000'),
    bet('low', [4, 1, 2], '900000'),
    bet('high', [2, 1, 2], '1100000'),
    bet('medium', [2], '400000'),
    bet('low', [3, 3, 3, 1, 2, 4], '200000'),
  ],
  edges: [
    edge(bet('low', [1], '100000')),
    edge(bet('low', [1], '99000'), 'stake.out_of_range'),
    edge(bet('medium', [1], '150000'), 'stake.not_payable'),
    edge(bet('high', [1], '5000000000')),
    edge(bet('high', [1], '5000100000'), 'stake.out_of_range'),
    edge(bet('medium', [1], '50000000'), undefined, 'USD'),
    edge(bet('medium', [1], '50100000'), 'stake.out_of_range', 'USD'),
    edge(bet('low', [1], '105000000'), 'stake.not_payable', 'VND'),
  ],
  published: '83b2fa5f893bbec7004c4c015fb4154230692d31f76e01710676dd370c4c25f4',
  // Five floors of high risk at 31,565.00; the sixth could win more than is paid.
  largestWin: 99_997_920_000n,
  rare: [
    toTheTop('low', 1, '100000'),
    toTheTop('medium', 2, '100000'),
    toTheTop('high', 3, '100000'),
    toTheTop('low', 4, '5000000000'),
    toTheTop('medium', 5, '5000000000'),
    toTheTop('high', 6, '5000000000'),
    toTheTop('high', 7, '3156500000'),
    // Nothing opened: the stake comes back.
    { bet: { ...bet('low', [], '700000'), steps: [] }, seeds: seedsAt(0), payout: 700_000n },
  ],
  told: ({ drawn }) => (Array.isArray(drawn) ? (drawn as number[]) : null),
  rework(sample, seeds) {
    const round = sample as TowersBet;
    const traps = trapsOf(seeds, tableOf(round).tiles);
    return { outcome: traps, payout: paidFor(round, traps) };
  },
  odds(sample) {
    const { tiles, pays } = tableOf(sample as TowersBet);
    const floors = (sample as TowersBet).steps.length - 1;
    const [chance, times] = [(1 - 1 / tiles) ** floors, Number(pays[floors - 1] ?? 0n) / 100];
    return { mean: times * chance, variance: chance * (1 - chance) * times * times };
  },
  draws: [0, 5].map((floor) => ({ chances: TILE_CHANCES, cellOf: (traps) => (traps[floor] ?? 1) - 1 })),
  // Whether the traps of all floors together lie under an even number of odd tiles: as likely as not, at each risk.
  measure: (traps) => 0.25 + 0.5 * (traps.filter((trap) => trap % 2 === 1).length % 2),
};
