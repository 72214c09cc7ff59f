import type { Random } from '@pavilion/art/random';
import { genitive } from './genitive';
import type { Category, GameClass } from './kinds';
import * as list from './words';

type Word = list.Word;
type Pattern = (random: Random) => Word;

const join = (...parts: readonly Word[]): Word => ({
  en: parts.map(({ en }) => en).join(' '),
  bn: parts.map(({ bn }) => bn).join(' '),
});

const qualified =
  (qualifiers: readonly Word[], nouns: readonly Word[]): Pattern =>
  (random) =>
    join(random.pick(qualifiers), random.pick(nouns));

/** “Lantern Parade”, “লণ্ঠনের শোভাযাত্রা”. */
const owned =
  (owners: readonly Word[], nouns: readonly Word[], mark = ''): Pattern =>
  (random) => {
    const owner = random.pick(owners);
    const noun = random.pick(nouns);
    return { en: `${owner.en}${mark} ${noun.en}`, bn: `${genitive(owner.bn)} ${noun.bn}` };
  };

const paired: Pattern = (random) => {
  const first = random.pick(list.CREATURES);
  const second = random.pick(list.THINGS);
  return { en: `${first.en} & ${second.en}`, bn: `${first.bn} ও ${second.bn}` };
};

const counted: Pattern = (random) => {
  const count = random.pick(list.COUNTS);
  const thing = random.pick(list.CREATURES.concat(list.THINGS));
  return { en: `${count.en} ${plural(thing.en)}`, bn: `${count.bn} ${thing.bn}` };
};

function plural(word: string): string {
  if (/(s|x|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (word === 'Wolf') return 'Wolves';
  return `${word}s`;
}

const heroes = list.THINGS.concat(list.CREATURES);
const SLOTS: readonly (readonly [weight: number, pattern: Pattern])[] = [
  [50, qualified(list.MOODS, heroes)],
  [10, qualified(list.MOODS, list.PEOPLE)],
  [18, owned(heroes, list.ENDINGS)],
  [8, owned(list.PEOPLE, list.THINGS, '’s')],
  [6, paired],
  [5, counted],
  [3, owned(list.PLACES, list.ENDINGS)],
];

const CLASSES: Readonly<Record<GameClass, Pattern>> = {
  SCRATCH: (random) => join(qualified(list.MOODS, heroes)(random), { en: 'Scratch', bn: 'স্ক্র্যাচ' }),
  VIDEO_POKER: qualified(list.FINISHES.concat(list.PLACES), list.POKERS),
  JACKPOT: (random) => join(qualified(list.MOODS, heroes)(random), { en: 'Jackpot', bn: 'জ্যাকপট' }),
  TABLE: qualified(list.FINISHES.concat(list.PLACES), list.TABLES),
  ARCADE: qualified(heroes, list.ARCADES),
  CRASH: (random) => {
    const mood = random.pick(list.MOODS);
    return join(mood, owned(list.CLIMBERS, list.CLIMBS)(random));
  },
  MINI: qualified(heroes, list.MINIS),
};

const CATEGORIES: Readonly<Record<Exclude<Category, 'RNG'>, readonly Pattern[]>> = {
  LIVE: [qualified(list.PLACES, list.LIVE_TABLES), qualified(list.FINISHES, list.LIVE_TABLES)],
  FISH: [
    qualified(list.MOODS, list.SEA),
    owned(list.SEA, list.SEA_ENDINGS),
    (random) => join(random.pick(list.MOODS), owned(list.SEA, list.SEA_ENDINGS)(random)),
  ],
  PVP: [
    qualified(list.PLACES, list.CARD_GAMES),
    (random) => join(random.pick(list.CARD_GAMES), random.pick(list.CARD_ROOMS)),
    (random) => join(random.pick(list.PLACES), random.pick(list.CARD_GAMES), random.pick(list.CARD_ROOMS)),
  ],
  SPORTS: [
    (random) => join(random.pick(list.PLACES), random.pick(list.SPORTS), random.pick(list.SPORT_ENDINGS)),
    qualified(list.SPORTS, list.SPORT_ENDINGS),
  ],
  ESPORTS: [
    (random) => join(random.pick(list.PLACES), random.pick(list.ESPORTS), random.pick(list.SEASONS)),
    qualified(list.ESPORTS, list.SEASONS),
  ],
  COCKFIGHT: [qualified(list.PLACES, list.ROOSTERS), qualified(list.MOODS, list.ROOSTERS)],
  ELOTT: [qualified(list.PLACES, list.QUICK_DRAWS), qualified(list.FINISHES, list.QUICK_DRAWS)],
  LOTT: [qualified(list.PLACES, list.DRAWS), qualified(list.FINISHES, list.DRAWS)],
};

/** A name for a game of this kind, in both languages; the caller sees to it that none is given twice. */
export function composeName(category: Category, gameClass: GameClass | undefined, random: Random): Word {
  if (category !== 'RNG') return random.pick(CATEGORIES[category])(random);
  return gameClass ? CLASSES[gameClass](random) : weighted(random)(random);
}

function weighted(random: Random): Pattern {
  let left = random.integer(
    1,
    SLOTS.reduce((sum, [weight]) => sum + weight, 0),
  );
  for (const [weight, pattern] of SLOTS) {
    left -= weight;
    if (left <= 0) return pattern;
  }
  return paired;
}
