import type { Category } from './category';
import { CREATURES, ENDINGS, PEOPLE } from './nouns/beings';
import { COCKFIGHT, ESPORTS, SPORTS } from './nouns/contests';
import { ELOTT, LOTT } from './nouns/draws';
import { type NounMotifs, plainWords } from './nouns/noun-table';
import { ARCADES, CLIMBERS, LIVE, MINIS, POKERS, PVP, TABLES } from './nouns/play';
import { SEA } from './nouns/sea';
import { FABLES, THINGS } from './nouns/things';

/** What of a game decides which noun its cover shows. */
export interface TitledGame {
  readonly name: string;
  readonly category: Category;
  /** `JACKPOT`, `CRASH`, `MINI`, `ARCADE`, `SCRATCH`, `TABLE` or `VIDEO_POKER`; any other value is read by category. */
  readonly gameClass?: string | undefined;
}

type Words = ReadonlyMap<string, NounMotifs>;

/** Tables in the order in which they are asked; the second list is asked only where the first has nothing to show. */
interface Vocabulary {
  readonly first: readonly Words[];
  readonly otherwise: readonly (readonly Words[])[];
}

const HEROES = [THINGS, CREATURES] as const;
const TALES: Vocabulary = { first: HEROES, otherwise: [[PEOPLE], [FABLES], [ENDINGS]] };
const only = (words: Words): Vocabulary => ({ first: [words], otherwise: [] });
const before = (words: Words): Vocabulary => ({ first: [words], otherwise: [HEROES, [PEOPLE], [FABLES]] });

const OF_CATEGORY: Readonly<Record<Category, Vocabulary>> = {
  RNG: TALES,
  LIVE: only(LIVE),
  FISH: only(SEA),
  PVP: only(PVP),
  SPORTS: only(SPORTS),
  ESPORTS: only(ESPORTS),
  COCKFIGHT: only(COCKFIGHT),
  ELOTT: only(ELOTT),
  LOTT: only(LOTT),
};
const OF_CLASS: Readonly<Record<string, Vocabulary>> = {
  crash: before(CLIMBERS),
  mini: before(MINIS),
  arcade: before(ARCADES),
  table: before(TABLES),
  'video-poker': before(POKERS),
};

/** Places whose names have a thing in them, which is not what is played there. */
const PLACES = /lantern quay|moon pier|coral bay|(gold|jade|harbour) hall|pearl court|লণ্ঠনঘাট|চাঁদঘাট|বন্দর মহল|মুক্তা মহল|প্রবাল উপসাগর/giu;
const LONGEST = 4;

export const classKey = (gameClass: string | undefined): string =>
  (gameClass ?? '')
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace('videopoker', 'video-poker');

/** A Bengali word without its ending of possession. */
const bare = (word: string): string[] =>
  /^[a-z\d]+$/.test(word)
    ? [word]
    : [word, word.replace(/র$/u, ''), word.replace(/ের$/u, ''), word.replace(/\u09af\u09bcের$/u, '')];

/** Every noun in the order of the title; where two begin at one word, the longer. */
function nounsIn(words: readonly string[], tables: readonly Words[]): NounMotifs[] {
  const found: NounMotifs[] = [];
  for (let at = 0; at < words.length;) {
    const [entry, length] = longestAt(words, at, tables);
    if (entry !== undefined && !found.includes(entry)) found.push(entry);
    at += length;
  }
  return found;
}

function longestAt(words: readonly string[], at: number, tables: readonly Words[]): [NounMotifs | undefined, number] {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const said = words.slice(at, at + length);
    const last = said.pop() ?? '';
    for (const form of bare(last)) {
      const phrase = [...said, form].join(' ');
      for (const table of tables) {
        const entry = table.get(phrase);
        if (entry !== undefined) return [entry, length];
      }
    }
  }
  return [undefined, 1];
}

/** What a title names: what its cover shows, and what stands beside that where the title names a second thing. */
export function nounsOf({ name, category, gameClass }: TitledGame): { main?: NounMotifs; companion?: NounMotifs } {
  const { first, otherwise } = (category === 'RNG' && OF_CLASS[classKey(gameClass)]) || OF_CATEGORY[category];
  const words = plainWords(name.normalize('NFC').replace(PLACES, ' '));
  const [main, companion] = [first, ...otherwise].flatMap((tables) => nounsIn(words, tables));
  const beside = category === 'RNG' && companion !== undefined && companion.noun !== main?.noun && !ENDINGS.has(companion.noun);
  return { ...(main && { main }), ...(beside && { companion }) };
}

/** What a game's cover shows: its noun, and what stands beside that where the title names a second thing. */
export function coverNouns(game: TitledGame): readonly string[] {
  const { main, companion } = nounsOf(game);
  return [main, companion].flatMap((each) => each?.noun ?? []);
}

/** The noun that a game's cover shows, by which lists keep covers of one kind apart; undefined where the title names none that is known. */
export const coverNoun = (game: TitledGame): string | undefined => nounsOf(game).main?.noun;
