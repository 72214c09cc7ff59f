import type { Random } from '@pavilion/art/random';
import { GAME_NAMES } from '../title-names';
import { composeName } from './compose';
import { CATEGORIES, type Category, CLASS_SHARES, type GameClass, SIZES } from './kinds';
import { type Label, makersOf } from './labels';
import { seededRandom } from './seeded-random';

/** A game of a label as its maker announces it, whether or not anything runs behind it. */
export interface MadeGame {
  readonly code: string;
  readonly names: Readonly<Record<'bn' | 'en', string>>;
  readonly category: Category;
  readonly gameClass: GameClass | undefined;
  readonly label: Label;
  readonly released: string;
  /** How far in front its maker puts it. */
  readonly weight: number;
  readonly featured: boolean;
}

type Unranked = Omit<MadeGame, 'weight' | 'featured'>;

const DAY_MS = 86_400_000;
const FIRST_RELEASE = Date.UTC(2021, 0, 4);
const LAST_RELEASE = Date.UTC(2026, 10, 16);

/**
 * The games of all labels, the same ones on every machine, and with the codes that catalogues have had them under since they were samples: each code
 * ends with the number of its game.
 */
export function makeGames(): MadeGame[] {
  const taken = new Set<string>(Object.values(GAME_NAMES));
  return CATEGORIES.flatMap((category, at) => gamesOf(category, (at + 1) * 100_000, taken));
}

function gamesOf(category: Category, firstNumber: number, taken: Set<string>): MadeGame[] {
  const random = seededRandom(firstNumber);
  const makers = makersOf(category);
  const games = Array.from({ length: SIZES[category] }, (_, at) =>
    makeGame({ category, makers, number: firstNumber + at + 1, random, taken }),
  );
  return ranked(games, random);
}

interface Making {
  readonly category: Category;
  readonly makers: readonly Label[];
  readonly number: number;
  readonly random: Random;
  readonly taken: Set<string>;
}

function makeGame({ category, makers, number, random, taken }: Making): Unranked {
  const gameClass = classOf(category, random);
  const names = uniqueName(category, gameClass, random, taken);
  const label = random.pick(makers);
  const age = Math.floor(random.next() ** 1.6 * ((LAST_RELEASE - FIRST_RELEASE) / DAY_MS));
  passOver(category, gameClass, random);
  return {
    code: `${names.en.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${number}`,
    names,
    category,
    gameClass,
    label,
    released: new Date(LAST_RELEASE - age * DAY_MS).toISOString().slice(0, 10),
  };
}

/** Figures that samples were once given came from these numbers. Without them each name after the first would be another. */
function passOver(category: Category, gameClass: GameClass | undefined, random: Random): void {
  const invented = (category === 'RNG' || category === 'FISH' ? 1 : 0) + 2 + (category === 'RNG' && !gameClass ? 1 : 0);
  for (let left = invented; left > 0; left -= 1) random.next();
}

function classOf(category: Category, random: Random): GameClass | undefined {
  if (category === 'LIVE' || category === 'PVP') return 'TABLE';
  if (category === 'FISH') return 'ARCADE';
  if (category !== 'RNG') return undefined;
  let draw = random.next();
  for (const [share, gameClass] of CLASS_SHARES) {
    draw -= share;
    if (draw < 0) return gameClass;
  }
  return undefined;
}

function uniqueName(category: Category, gameClass: GameClass | undefined, random: Random, taken: Set<string>) {
  for (let attempt = 0; attempt < 10_000; attempt++) {
    const name = composeName(category, gameClass, random);
    if (taken.has(name.en) || taken.has(name.bn)) continue;
    taken.add(name.en).add(name.bn);
    return name;
  }
  throw new Error(`The word lists are too short for so many ${category} games`);
}

/** A few games stand far in front of the rest, in each category alike, so that every row of a lobby has its stars. */
function ranked(games: readonly Unranked[], random: Random): MadeGame[] {
  // What is featured is among them, yet not all of them: a wall on which everything stands out says nothing.
  const starred = Math.max(24, Math.round(games.length * 0.02));
  const order = games.map((game, at) => ({ game, at, draw: random.next() })).sort((one, other) => one.draw - other.draw);
  const placed = order.map(({ game, at }, rank) => ({
    at,
    game: {
      ...game,
      featured: rank === 0 || (rank < starred && random.chance(0.25)),
      weight: Math.round((900_000 * (0.85 + random.next() * 0.15)) / (rank + 1) ** 0.7),
    },
  }));
  return placed.sort((one, other) => one.at - other.at).map(({ game }) => game);
}
