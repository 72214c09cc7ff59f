import type { RoundSeeds } from '../../models/model';
import type { AuditedModel } from '../audited-model';
import { AuditShoe } from './shoe';
import { broughtBy, edgesOf, laid, numbersTold, oddsOver, type TableBet } from './table-bet';

interface End {
  readonly winner: 'player' | 'banker' | 'tie';
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

/** By the banker's points from 0 to 7 the last digits of the player's third card with which the banker takes one, as on the cards that casinos print. */
const TABLEAU = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];

function points(ranks: readonly number[]): number {
  return ranks.reduce((sum, rank) => sum + (rank > 9 ? 0 : rank), 0) % 10;
}

function play(seeds: RoundSeeds): { readonly places: readonly number[]; readonly end: End } {
  const shoe = new AuditShoe(seeds, 8);
  const hands: Record<'player' | 'banker', number[]> = { player: [], banker: [] };
  for (const side of ['player', 'banker', 'player', 'banker'] as const) hands[side].push(shoe.deal().rank);
  const { player, banker } = hands;
  const pairs = { playerPair: player[0] === player[1], bankerPair: banker[0] === banker[1] };
  const natural = points(player) > 7 || points(banker) > 7;
  if (!natural && points(player) < 6) {
    const third = shoe.deal().rank;
    const takes = TABLEAU[points(banker)]?.includes(String(points([third])));
    player.push(third);
    if (takes) banker.push(shoe.deal().rank);
  } else if (!natural && points(banker) < 6) banker.push(shoe.deal().rank);
  const ahead = points(player) - points(banker);
  return { places: shoe.places, end: { winner: ahead === 0 ? 'tie' : ahead > 0 ? 'player' : 'banker', ...pairs } };
}

function pays(bet: TableBet, { winner, playerPair, bankerPair }: End): bigint {
  return broughtBy(bet, (spot) => {
    if (spot === 'player-pair') return playerPair ? 1_200 : 0;
    if (spot === 'banker-pair') return bankerPair ? 1_200 : 0;
    if (spot === 'tie') return winner === 'tie' ? 900 : 0;
    if (winner === 'tie') return 100;
    return winner === spot ? { player: 200, banker: 195 }[winner] : 0;
  });
}

/** Of the 4 998 398 275 503 360 ways to draw six cards, as counted rank by rank; without a pair, with the player's, the banker's, both. */
const WAYS = {
  player: [1_906_634_336_174_080, 134_327_962_841_088, 177_294_219_300_864, 12_261_764_276_224],
  banker: [1_961_806_209_310_720, 181_199_148_797_952, 136_819_378_110_464, 12_427_830_218_752],
  tie: [411_103_725_690_880, 29_952_563_675_136, 31_366_077_902_848, 3_205_059_204_352],
} as const;
const TOTAL = 4_998_398_275_503_360;
const ALL = Object.entries(WAYS).flatMap(([winner, ways]) =>
  ways.map((count, at) => ({
    outcome: { winner: winner as End['winner'], playerPair: at === 1 || at === 3, bankerPair: at > 1 },
    chance: count / TOTAL,
  })),
);

const seeds = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });
const firstWith = (wanted: (end: End) => boolean) => {
  let nonce = 0;
  while (!wanted(play(seeds(nonce)).end)) nonce += 1;
  return seeds(nonce);
};
const SIDES = { player: 100_000, banker: 100_000, tie: 100_000, 'player-pair': 100_000, 'banker-pair': 100_000 };

export const auditedBaccarat: AuditedModel<readonly number[]> = {
  bets: [
    laid({ banker: 700_000, player: 200_000, tie: 100_000 }),
    laid({ player: 500_000, tie: 100_000 }),
    laid({ 'player-pair': 200_000, 'banker-pair': 300_000, banker: 300_000 }),
    laid({ player: 1_700_000 }),
    laid({ banker: 900_000 }),
  ],
  edges: [
    ...edgesOf('banker', 'player-pair', 1_200),
    { currency: 'BDT', bet: laid({ 'player-pair': 2_500_000_000, tie: 2_500_000_000 }) },
    { currency: 'BDT', bet: laid({ 'player-pair': 4_500_000_000, 'banker-pair': 500_000_000 }) },
  ],
  published: 'a56f911c51676811f8b3c330cf86bdc8b305e2e17c5ca3f3119122f5c6767aef',
  largestWin: 60_000_000_000n,
  rare: [
    {
      bet: laid(SIDES),
      seeds: firstWith(({ winner, playerPair, bankerPair }) => winner === 'tie' && playerPair && bankerPair),
      payout: 3_500_000n,
    },
    { bet: laid(SIDES), seeds: firstWith(({ winner, bankerPair }) => winner === 'banker' && bankerPair), payout: 1_395_000n },
    {
      bet: laid(SIDES),
      seeds: firstWith(({ winner, playerPair, bankerPair }) => winner === 'player' && playerPair && !bankerPair),
      payout: 1_400_000n,
    },
  ],
  told: numbersTold,
  rework(bet, seed) {
    const { places, end } = play(seed);
    return { outcome: places, payout: pays(bet as TableBet, end) };
  },
  odds: (bet) => oddsOver(ALL, bet, pays),
  draws: [0, 1, 2, 3].map((at) => ({
    chances: Array.from({ length: 41 }, (_, cell) => (cell === 40 ? 16 - at : 10) / (416 - at)),
    cellOf: (drawn) => Math.min(Math.floor((drawn[at] ?? 0) / 10), 40),
  })),
  measure: (drawn) => drawn.slice(0, 4).reduce((sum, place, at) => sum + (place + 0.5) / (416 - at), 0) % 1,
};
