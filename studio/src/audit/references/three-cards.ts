import type { RoundSeeds } from '../../models/model';
import type { AuditedModel, SampleBet } from '../audited-model';
import { AuditShoe } from './shoe';
import { numbersTold } from './table-bet';

interface Card {
  readonly rank: number;
  readonly suit: number;
}

interface PokerBet extends SampleBet {
  readonly choice: { readonly pairPlus: string };
  readonly steps: readonly object[];
}

/** What a hand is called, lowest first in three-card poker, with what it brings beside ante and raise, and on the player's own cards, to one. */
type Named = 'nothing' | 'pair' | 'colour' | 'sequence' | 'pure sequence' | 'three alike';
type Pays = Readonly<Record<Named, readonly [bonus: number, own: number]>>;

/** In which the games differ. */
interface Game {
  readonly order: readonly Named[];
  /** Sequences from the lowest to the highest, each by its cards. */
  readonly sequences: readonly string[];
  readonly pays: Pays;
  /** Of all deals, how many end so for who plays every hand: the house under a queen, won, tied, lost. */
  readonly ends: Readonly<Record<Named, readonly number[]>>;
  /** What three alike bring against a pure sequence, on 2.00 and 1.00 beside it. */
  readonly rarest: bigint;
  readonly published: string;
}

const LETTERS = '23456789TJQKA';
const RUNS = Array.from({ length: 11 }, (_, at) => LETTERS.slice(at, at + 3));
const DEALS = 22_100 * 18_424;
const BROUGHT = [3, 4, 2, 0] as const;

/** Ranks as letters, the lowest first: `23A` is ace, two, three. */
function letters(cards: readonly Card[]): string {
  return cards
    .map(({ rank }) => LETTERS.charAt(rank === 1 ? 12 : rank - 2))
    .sort((one, other) => LETTERS.indexOf(one) - LETTERS.indexOf(other))
    .join('');
}

function nameOf(cards: readonly Card[]): Named {
  const text = letters(cards);
  const pure = cards.every(({ suit }) => suit === cards[0]?.suit);
  if (text === '23A' || RUNS.includes(text)) return pure ? 'pure sequence' : 'sequence';
  const different = new Set(text).size;
  if (different < 3) return different === 1 ? 'three alike' : 'pair';
  return pure ? 'colour' : 'nothing';
}

/** A text for each hand: the better hand comes later in the alphabet. */
function orderOf({ order, sequences }: Game, cards: readonly Card[]): string {
  const [text, name] = [letters(cards), nameOf(cards)];
  const place = (number: number) => String(number).padStart(2, '0');
  const ranks = [...text].reverse().map((letter) => place(LETTERS.indexOf(letter)));
  if (name.endsWith('sequence')) return `${order.indexOf(name)} ${place(sequences.indexOf(text))}`;
  const twice = ranks.find((rank, at) => ranks.indexOf(rank) !== at);
  if (name === 'pair') return `${order.indexOf(name)} ${twice} ${ranks.find((rank) => rank !== twice)}`;
  return `${order.indexOf(name)} ${ranks.join(' ')}`;
}

/** In antes: what comes back when the hand meets this one. */
function metBy(game: Game, own: readonly Card[], house: readonly Card[]): number {
  const [mine, theirs] = [orderOf(game, own), orderOf(game, house)];
  const queen = `0 ${String(LETTERS.indexOf('Q')).padStart(2, '0')}`;
  if (theirs < queen) return BROUGHT[0];
  if (mine === theirs) return BROUGHT[2];
  return mine > theirs ? BROUGHT[1] : BROUGHT[3];
}

function deal(seeds: RoundSeeds) {
  const shoe = new AuditShoe(seeds, 1);
  const three = () => [shoe.deal(), shoe.deal(), shoe.deal()];
  const [own, house] = [three(), three()];
  return { places: shoe.places, own, house };
}

function plays({ steps }: PokerBet): boolean {
  return steps.some((step) => 'play' in step);
}

function work(game: Game, sample: PokerBet, seeds: RoundSeeds) {
  const { places, own, house } = deal(seeds);
  const side = BigInt(sample.choice.pairPlus);
  const ante = BigInt(sample.stake) - side;
  const [bonus, odds] = game.pays[nameOf(own)];
  const onOwn = odds > 0 ? side * BigInt(odds + 1) : 0n;
  if (!plays(sample)) return { outcome: places, payout: onOwn, raises: [] };
  return { outcome: places, payout: onOwn + ante * BigInt(metBy(game, own, house) + bonus), raises: [ante] };
}

function oddsOf({ order, ends, pays }: Game, sample: PokerBet) {
  const side = Number(sample.choice.pairPlus);
  const ante = Number(sample.stake) - side;
  const times = order.flatMap((name) => {
    const [bonus, odds] = pays[name];
    const own = odds > 0 ? side * (odds + 1) : 0;
    return ends[name].map((ways, end) => {
      const antes = plays(sample) ? (BROUGHT[end] ?? 0) + bonus : 0;
      return [(own + ante * antes) / (ante + side), ways / DEALS] as const;
    });
  });
  const mean = times.reduce((sum, [back, chance]) => sum + back * chance, 0);
  return { mean, variance: times.reduce((sum, [back, chance]) => sum + chance * (back - mean) ** 2, 0) };
}

function bet(ante: number, pairPlus: number, ...steps: readonly ('play' | 'fold')[]): PokerBet {
  const choice = { pairPlus: String(pairPlus) };
  return { stake: String(ante + pairPlus), choice, steps: steps.map((step) => ({ [step]: true })) };
}

/** Of the rounds on those seeds, the first in which three alike meet a pure sequence, and in which A-2-3 meets A-K-Q. */
const RAREST = { alike: 60_466, aces: 12_478 };
const seedsAt = (nonce: number): RoundSeeds => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'three cards', nonce });

/** The first round in which the player has such a hand, and it meets what `met` says. */
function first(game: Game, name: Named, met: (antes: number) => boolean = () => true): RoundSeeds {
  for (let nonce = 0; ; nonce += 1) {
    const { own, house } = deal(seedsAt(nonce));
    if (nameOf(own) === name && met(metBy(game, own, house))) return seedsAt(nonce);
  }
}

function rareOf(game: Game): AuditedModel['rare'] {
  const of = (sample: PokerBet, seeds: RoundSeeds) => ({ bet: sample, seeds, payout: work(game, sample, seeds).payout });
  const all = game.order.map((name) => of(bet(200_000, 100_000, 'play'), first(game, name)));
  const tie = {
    ...of(
      bet(200_000, 0, 'play'),
      first(game, 'nothing', (antes) => antes === 2),
    ),
    payout: 400_000n,
  };
  const beaten = first(game, 'sequence', (antes) => antes === 0);
  return [
    ...all,
    tie,
    { bet: bet(200_000, 100_000, 'play'), seeds: beaten, payout: 900_000n },
    { bet: bet(200_000, 100_000, 'play'), seeds: seedsAt(RAREST.alike), payout: game.rarest },
    { bet: bet(200_000, 100_000, 'play'), seeds: seedsAt(RAREST.aces), payout: 900_000n },
    { bet: bet(200_000, 100_000, 'fold'), seeds: first(game, 'pair'), payout: 200_000n },
    // Nobody answered: the ante is lost, and the own cards count.
    { bet: bet(200_000, 100_000), seeds: first(game, 'colour'), payout: 500_000n },
    { bet: bet(200_000, 100_000), seeds: first(game, 'nothing'), payout: 0n },
  ];
}

const edge = (sample: SampleBet, refusal?: string, currency: 'BDT' | 'USD' | 'VND' = 'BDT') => ({
  currency,
  bet: sample,
  ...(refusal && { refusal }),
});

const EDGES: AuditedModel['edges'] = [
  edge(bet(100_000, 0, 'fold')),
  edge(bet(99_000, 0, 'fold'), 'stake.out_of_range'),
  edge(bet(200_000, 99_000, 'fold'), 'stake.out_of_range'),
  edge(bet(5_000_000_000, 0, 'fold')),
  edge(bet(5_000_100_000, 0, 'fold'), 'stake.out_of_range'),
  edge(bet(4_900_000_000, 200_000_000, 'fold'), 'stake.out_of_range'),
  edge(bet(150_000, 0, 'fold'), 'stake.not_payable'),
  edge(bet(200_000, 150_000, 'fold'), 'stake.not_payable'),
  // The best hand brings nine antes and 41 times the other bet.
  edge(bet(200_000_000, 2_395_100_000, 'fold')),
  edge(bet(200_000_000, 2_395_200_000, 'fold'), 'stake.above_max_win'),
  edge(bet(0, 200_000, 'fold'), 'stake.out_of_range'),
  edge(bet(-100_000, 300_000, 'fold'), 'stake.out_of_range'),
  edge({ ...bet(200_000, 0, 'fold'), choice: { pairPlus: '' } }, 'choice.not_allowed'),
  edge(bet(50_000_000, 0, 'fold'), undefined, 'USD'),
  edge(bet(105_000_000, 0, 'fold'), 'stake.not_payable', 'VND'),
];

function audited(game: Game): AuditedModel<readonly number[]> {
  return {
    bets: [
      bet(500_000, 200_000, 'play'),
      bet(300_000, 0, 'play'),
      bet(100_000, 900_000, 'play'),
      bet(700_000, 300_000, 'fold'),
      bet(1_100_000, 100_000, 'play'),
    ],
    edges: EDGES,
    published: game.published,
    largestWin: 100_000_000_000n,
    rare: rareOf(game),
    told: numbersTold,
    rework: (sample, seeds) => work(game, sample as PokerBet, seeds),
    odds: (sample) => oddsOf(game, sample as PokerBet),
    draws: Array.from({ length: 6 }, (_, at) => {
      const size = 52 - at;
      const chances = Array.from({ length: Math.ceil(size / 4) }, (_each, cell) => Math.min(4, size - cell * 4) / size);
      return { chances, cellOf: (drawn) => Math.floor((drawn[at] ?? 0) / 4) };
    }),
    measure: (drawn) => drawn.reduce((sum, place, at) => sum + (place + 0.5) / (52 - at), 0) % 1,
  };
}

const COMMON = {
  nothing: [92_191_764, 38_197_044, 246_888, 172_254_864],
  pair: [20_926_080, 36_168_624, 11_232, 11_873_520],
  colour: [6_135_276, 12_793_544, 3_288, 1_260_596],
  sequence: [4_001_004, 8_975_484, 18_288, 270_504],
} as const;

/** Three-card poker by its published rules. */
export const auditedThreeCard = audited({
  order: ['nothing', 'pair', 'colour', 'sequence', 'three alike', 'pure sequence'],
  sequences: ['23A', ...RUNS],
  pays: { nothing: [0, 0], pair: [0, 1], colour: [0, 4], sequence: [1, 6], 'three alike': [4, 30], 'pure sequence': [5, 40] },
  ends: { ...COMMON, 'three alike': [288_960, 665_776, 0, 3_312], 'pure sequence': [266_196, 617_044, 144, 968] },
  rarest: 3_900_000n,
  published: 'ada41a5531498f71e684755d36959dadf5508e658c413671dde36517bccbf876',
});

/** Teen patti against the house by its published rules. */
export const auditedTeenPatti = audited({
  order: ['nothing', 'pair', 'colour', 'sequence', 'pure sequence', 'three alike'],
  sequences: [...RUNS.slice(0, -1), '23A', 'QKA'],
  pays: { nothing: [0, 0], pair: [0, 1], colour: [0, 4], sequence: [1, 6], 'pure sequence': [4, 30], 'three alike': [5, 40] },
  ends: { ...COMMON, 'pure sequence': [266_196, 614_980, 144, 3_032], 'three alike': [288_960, 667_840, 0, 1_248] },
  rarest: 5_900_000n,
  published: 'f14b71f5809ade5ef603539db7194e650f4be972c0bd3c16fb7a37beede32cd0',
});
