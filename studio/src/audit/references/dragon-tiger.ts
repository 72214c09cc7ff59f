import type { RoundSeeds } from '../../models/model';
import type { AuditedModel } from '../audited-model';
import { AuditShoe } from './shoe';
import { broughtBy, edgesOf, laid, numbersTold, oddsOver, type TableBet } from './table-bet';

type End = 'dragon' | 'tiger' | 'tied' | 'suited';

/** What comes back of chips, in hundredths, by how the cards compare. */
const BACK: Readonly<Record<End, Readonly<Record<string, number>>>> = {
  dragon: { dragon: 200 },
  tiger: { tiger: 200 },
  tied: { dragon: 50, tiger: 50, tie: 1_200 },
  suited: { dragon: 50, tiger: 50, tie: 1_200, 'suited-tie': 5_100 },
};
/** Beside any card, 415 are left of eight decks: 31 of its rank, 7 of them of its suit. */
const ALL = [
  { outcome: 'dragon', chance: 192 / 415 },
  { outcome: 'tiger', chance: 192 / 415 },
  { outcome: 'tied', chance: 24 / 415 },
  { outcome: 'suited', chance: 7 / 415 },
] as const;

function play(seeds: RoundSeeds): { readonly places: readonly number[]; readonly end: End } {
  const shoe = new AuditShoe(seeds, 8);
  const [dragon, tiger] = [shoe.deal(), shoe.deal()];
  const tied = dragon.suit === tiger.suit ? 'suited' : 'tied';
  return { places: shoe.places, end: dragon.rank === tiger.rank ? tied : dragon.rank > tiger.rank ? 'dragon' : 'tiger' };
}

const pays = (bet: TableBet, end: End) => broughtBy(bet, (spot) => BACK[end][spot] ?? 0);
/** The first seeds on which a tie, and a tie of one suit, come out. */
const seeds = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });
const firstOf = (wanted: End) => {
  let nonce = 0;
  while (play(seeds(nonce)).end !== wanted) nonce += 1;
  return seeds(nonce);
};

export const auditedDragonTiger: AuditedModel<readonly number[]> = {
  bets: [
    laid({ dragon: 1_000_000, tiger: 200_000 }),
    laid({ tiger: 500_000 }),
    laid({ tie: 100_000, 'suited-tie': 100_000, dragon: 300_000 }),
    laid({ tie: 200_000, tiger: 100_000 }),
  ],
  edges: [
    ...edgesOf('dragon', 'suited-tie', 5_100),
    { currency: 'BDT', bet: laid({ 'suited-tie': 1_500_000_000, tie: 1_900_000_000 }) },
    { currency: 'BDT', bet: laid({ 'suited-tie': 1_500_000_000, tie: 2_000_000_000 }), refusal: 'stake.above_max_win' },
  ],
  published: '1547603ed5dceb378bd19a4aeac549ba7c2df0b29a83df369a3a294ec4bb2240',
  largestWin: 100_000_000_000n,
  rare: [
    { bet: laid({ 'suited-tie': 1_960_700_000 }), seeds: firstOf('suited'), payout: 99_995_700_000n },
    { bet: laid({ tie: 100_000, 'suited-tie': 100_000 }), seeds: firstOf('suited'), payout: 6_300_000n },
    { bet: laid({ tie: 100_000, 'suited-tie': 100_000, dragon: 100_000 }), seeds: firstOf('tied'), payout: 1_250_000n },
  ],
  told: numbersTold,
  rework(bet, seed) {
    const { places, end } = play(seed);
    return { outcome: places, payout: pays(bet as TableBet, end) };
  },
  odds: (bet) => oddsOver(ALL, bet, pays),
  draws: [0, 1].map((at) => ({
    // The last place of 416 and of 415 may be a cell of its own: the cells are the first 415 places, in fives.
    chances: Array.from({ length: 83 }, (_, cell) => (cell === 82 ? 6 - at : 5) / (416 - at)),
    cellOf: (drawn) => Math.min(Math.floor((drawn[at] ?? 0) / 5), 82),
  })),
  measure: ([one = 0, two = 0]) => ((one + 0.5) / 416 + (two + 0.5) / 415) % 1,
};
