import type { RoundSeeds } from '../../models/model';
import type { AuditedModel } from '../audited-model';
import { AuditShoe } from './shoe';
import { broughtBy, edgesOf, laid, numbersTold, oddsOver, type TableBet } from './table-bet';

/** What comes back on how many cards are laid, in hundredths: up to this many, this much. */
const STRETCHES = [
  ['cards-1-5', 5, 350],
  ['cards-6-10', 10, 425],
  ['cards-11-15', 15, 550],
  ['cards-16-25', 25, 425],
  ['cards-26-30', 30, 1_500],
  ['cards-31-35', 35, 2_500],
  ['cards-36-40', 40, 5_000],
  ['cards-41-49', 49, 12_000],
] as const;

function hundredths(spot: string, laidOut: number): number {
  if (spot === 'andar') return laidOut % 2 === 1 ? 190 : 0;
  if (spot === 'bahar') return laidOut % 2 === 0 ? 200 : 0;
  const [name, , back = 0] = STRETCHES.find(([, upTo]) => laidOut <= upTo) ?? [];
  return spot === name ? back : 0;
}

function play(seeds: RoundSeeds): { readonly places: readonly number[]; readonly laidOut: number } {
  const shoe = new AuditShoe(seeds, 1);
  const first = shoe.deal();
  let laidOut = 1;
  while (shoe.deal().rank !== first.rank) laidOut += 1;
  return { places: shoe.places, laidOut };
}

const pays = (bet: TableBet, laidOut: number) => broughtBy(bet, (spot) => hundredths(spot, laidOut));

/** How likely the card that ends it is the first, the second …: three of 51 would, as long as none has come. */
const ALL: { readonly outcome: number; readonly chance: number }[] = [];
for (let [still, left] = [1, 51]; left > 2; left -= 1) {
  ALL.push({ outcome: 52 - left, chance: (still * 3) / left });
  still *= 1 - 3 / left;
}

const seeds = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });
const firstWith = (wanted: (laidOut: number) => boolean) => {
  let nonce = 0;
  while (!wanted(play(seeds(nonce)).laidOut)) nonce += 1;
  return seeds(nonce);
};
const LONG = laid({ 'cards-41-49': 100_000 });

export const auditedAndarBahar: AuditedModel<readonly number[]> = {
  bets: [
    laid({ andar: 1_000_000, bahar: 200_000 }),
    laid({ bahar: 500_000, 'cards-1-5': 100_000, 'cards-6-10': 200_000 }),
    laid({ andar: 300_000, 'cards-11-15': 100_000, 'cards-16-25': 100_000, 'cards-26-30': 100_000 }),
    laid({ bahar: 400_000, 'cards-31-35': 100_000, 'cards-36-40': 100_000, 'cards-41-49': 100_000 }),
  ],
  edges: edgesOf('andar', 'cards-41-49', 12_000),
  published: '45cfb894d9d46c7207b05484e6ff7f5caad564ff43d6d3e36e75707a46284512',
  largestWin: 100_000_000_000n,
  rare: [
    { bet: laid({ 'cards-41-49': 833_300_000 }), seeds: firstWith((count) => count > 40), payout: 99_996_000_000n },
    { bet: LONG, seeds: firstWith((count) => count === 41), payout: 12_000_000n },
    { bet: LONG, seeds: firstWith((count) => count === 40), payout: 0n },
    ...STRETCHES.slice(0, -1).map(([name, upTo, back]) => ({
      bet: laid({ [name]: 100_000 }),
      seeds: firstWith((count) => count === upTo),
      payout: 1_000n * BigInt(back),
    })),
    ...STRETCHES.slice(1).map(([name, , back], at) => ({
      bet: laid({ [name]: 100_000 }),
      seeds: firstWith((count) => count === (STRETCHES[at]?.[1] ?? 0) + 1),
      payout: 1_000n * BigInt(back),
    })),
  ],
  told: numbersTold,
  rework(bet, seed) {
    const { places, laidOut } = play(seed);
    return { outcome: places, payout: pays(bet as TableBet, laidOut) };
  },
  odds: (bet) => oddsOver(ALL, bet, pays),
  draws: [
    { chances: Array.from({ length: 52 }, () => 1 / 52), cellOf: ([first = -1]) => first },
    { chances: Array.from({ length: 51 }, () => 1 / 51), cellOf: ([, second = -1]) => second },
  ],
  measure: ([first = 0, second = 0]) => ((first + 0.5) / 52 + (second + 0.5) / 51) % 1,
};
