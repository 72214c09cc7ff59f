import type { GameCategory, GameClass } from '@pavilion/api/games';
import { gameCategories } from '@pavilion/api/games';
import type { Random } from '@pavilion/art/random';
import { DAY_MS, dayIn } from '@pavilion/time';
import { composeName } from './names/compose';
import { type SampleFacts, sampleFacts } from './sample-facts';
import { seededRandom } from './seeded-random';
import type { PublishedFacts } from './published-facts';
import { STUDIO, VENDORS } from './vendors';

/** A game as it lies in the table. */
export interface GameRow extends SampleFacts {
  node_id: number;
  name: string;
  name_bn: string;
  category: GameCategory;
  vendor: string;
  vendor_game_code: string;
  class: GameClass | null;
  hot: boolean;
  support_play: 0 | 1;
  rtp: number;
  min_bet: number;
  lines: number;
  released_on: string;
  popularity: number;
  published?: PublishedFacts;
}

/** How many games of each category there are: ten thousand together. */
export const SIZES: Readonly<Record<GameCategory, number>> = {
  RNG: 7200,
  LIVE: 480,
  FISH: 360,
  PVP: 620,
  SPORTS: 240,
  ESPORTS: 220,
  COCKFIGHT: 120,
  ELOTT: 360,
  LOTT: 400,
};

/** The studio's dice: first of everything, because it is the one that can really be played. */
const DICE: GameRow = {
  node_id: 100_000,
  name: 'Lantern Dice',
  name_bn: 'লণ্ঠন পাশা',
  category: 'RNG',
  vendor: STUDIO.code,
  vendor_game_code: 'dice',
  class: 'MINI',
  hot: true,
  support_play: 0,
  // As its maker computes it; its list is compared in a test.
  rtp: 9899,
  min_bet: 100,
  lines: 0,
  released_on: '2026-03-01',
  popularity: 1_000_000,
  // As its maker's own list says.
  published: {
    limits: {
      BDT: { minBet: '100', maxBet: '5000000', maxWin: '100000000' },
      EUR: { minBet: '100', maxBet: '50000', maxWin: '1000000' },
      INR: { minBet: '100', maxBet: '5000000', maxWin: '100000000' },
      THB: { minBet: '100', maxBet: '2000000', maxWin: '40000000' },
      USD: { minBet: '100', maxBet: '50000', maxWin: '1000000' },
      VND: { minBet: '100000', maxBet: '2000000000', maxWin: '40000000000' },
    },
    hitRate: { from: '0.10', to: '97.99' },
    provablyFair: {},
  },
  // The player chooses the chance, and with it how the game pays.
  volatility: null,
  features: ['MULTIPLIER', 'PROVABLY_FAIR'],
  themes: ['FESTIVAL'],
};

const RNG_CLASSES: readonly (readonly [share: number, gameClass: GameClass])[] = [
  [0.03, 'SCRATCH'],
  [0.02, 'VIDEO_POKER'],
  [0.05, 'JACKPOT'],
  [0.05, 'TABLE'],
  [0.03, 'ARCADE'],
  [0.03, 'CRASH'],
  [0.04, 'MINI'],
];

/** Return to player in hundredths of a per cent, from worst to best, as is usual for the kind. */
const RTP_RANGES: Readonly<Record<GameCategory, readonly [number, number]>> = {
  RNG: [9480, 9720],
  LIVE: [9450, 9920],
  FISH: [9500, 9700],
  PVP: [9500, 9800],
  SPORTS: [9200, 9600],
  ESPORTS: [9200, 9500],
  COCKFIGHT: [9300, 9600],
  ELOTT: [9000, 9700],
  LOTT: [7000, 9900],
};

const FIRST_RELEASE = Date.UTC(2021, 0, 4);
const LAST_RELEASE = Date.UTC(2026, 10, 16);

/** All ten thousand games; the same ones on every machine. */
export function generateGames(): GameRow[] {
  const taken = new Set([DICE.name, DICE.name_bn]);
  return [DICE, ...gameCategories.flatMap((category, at) => generateCategory(category, (at + 1) * 100_000, taken))];
}

/** One vendor's games among them. */
export function generateGamesOf(vendor: string): GameRow[] {
  // The only one of its own, whose name nothing is drawn for.
  return vendor === STUDIO.code ? [DICE] : generateGames().filter((game) => game.vendor === vendor);
}

function generateCategory(category: GameCategory, firstId: number, taken: Set<string>): GameRow[] {
  const random = seededRandom(firstId);
  const count = SIZES[category] - (category === 'RNG' ? 1 : 0);
  const rows = Array.from({ length: count }, (_, at) => generateGame(category, firstId + at + 1, random, taken));
  return rankByChance(rows, random);
}

function generateGame(category: GameCategory, nodeId: number, random: Random, taken: Set<string>): GameRow {
  const gameClass = classOf(category, random);
  const name = uniqueName(category, gameClass, random, taken);
  const vendor = vendorOf(category, random);
  const age = Math.floor(random.next() ** 1.6 * ((LAST_RELEASE - FIRST_RELEASE) / DAY_MS));
  const [worst, best] = RTP_RANGES[category];
  return {
    node_id: nodeId,
    name: name.en,
    name_bn: name.bn,
    category,
    vendor,
    vendor_game_code: `${name.en.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${nodeId}`,
    class: gameClass ?? null,
    hot: false,
    support_play: category === 'RNG' || category === 'FISH' ? (random.chance(0.82) ? 0 : 1) : 1,
    rtp: random.integer(worst, best),
    min_bet: random.pick([10, 20, 50, 100, 200, 500]),
    lines: category === 'RNG' && !gameClass ? random.pick([5, 9, 10, 20, 25, 30, 40, 50, 243, 1024]) : 0,
    released_on: dayIn('UTC', LAST_RELEASE - age * DAY_MS),
    popularity: 0,
    ...sampleFacts({ nodeId, category, gameClass, name: name.en }),
  };
}

function classOf(category: GameCategory, random: Random): GameClass | undefined {
  if (category === 'LIVE' || category === 'PVP') return 'TABLE';
  if (category === 'FISH') return 'ARCADE';
  if (category !== 'RNG') return undefined;
  let draw = random.next();
  for (const [share, gameClass] of RNG_CLASSES) {
    draw -= share;
    if (draw < 0) return gameClass;
  }
  return undefined;
}

function uniqueName(category: GameCategory, gameClass: GameClass | undefined, random: Random, taken: Set<string>) {
  for (let attempt = 0; attempt < 10_000; attempt++) {
    const name = composeName(category, gameClass, random);
    if (taken.has(name.en) || taken.has(name.bn)) continue;
    taken.add(name.en).add(name.bn);
    return name;
  }
  throw new Error(`The word lists are too short for so many ${category} games`);
}

/** Whom a game's maker is drawn from: each vendor as often as its share of the category. */
const MAKERS = new Map(
  gameCategories.map((category) => [
    category,
    VENDORS.flatMap(({ code, makes }) => Array.from({ length: makes[category] ?? 0 }, () => code)),
  ]),
);

function vendorOf(category: GameCategory, random: Random): string {
  return random.pick(MAKERS.get(category) ?? []);
}

/** A few games are liked far better than the rest, in each category alike, so that every row of the lobby has its stars. */
function rankByChance(rows: readonly GameRow[], random: Random): GameRow[] {
  // What is hot is among the best liked, yet not all of that: a wall on which everything is hot says nothing.
  const liked = Math.max(24, Math.round(rows.length * 0.02));
  const order = rows.map((row) => ({ row, draw: random.next() })).sort((one, other) => one.draw - other.draw);
  const ranked = order.map(({ row }, rank) => ({
    ...row,
    hot: rank === 0 || (rank < liked && random.chance(0.25)),
    popularity: Math.round((900_000 * (0.85 + random.next() * 0.15)) / (rank + 1) ** 0.7),
  }));
  return ranked.sort((one, other) => one.node_id - other.node_id);
}
