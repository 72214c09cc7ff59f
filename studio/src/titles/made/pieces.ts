import { type Random, randomFrom, seedOf } from '@pavilion/art/random';
import { coverNouns } from '@pavilion/art/skin';
import { PICTURES } from '../../instant/scratch';
import type { ModelId, SlotModelId } from '../../models/model-id';
import { SLOTS } from '../../slots/slot-kinds';
import { KINDS } from '../../steps/fishing';
import { companies, EMBLEMS, SWIMMERS } from './companions';
import type { MadeGame } from './games';
import { ENDINGS } from './words';

/** What is drawn in a title, by the letters and words of its model. */
export type Pieces = Readonly<Record<string, string>>;

type Named = Pick<MadeGame, 'code' | 'names' | 'category' | 'gameClass'>;

/** Its hero stands first; the rest goes with that. The same title has the same ones always. */
export function piecesOf(game: Named, model: ModelId): Pieces {
  const random = randomFrom(seedOf(game.code));
  const heroes = heroesOf(game, random);
  if (Object.hasOwn(SLOTS, model)) return reelsOf(model as SlotModelId, heroes, random);
  const [hero = 'Star'] = heroes;
  const beside = (count: number) => companionsOf(heroes, count, random);
  if (model === 'scratch-1') return { hero, ...lettered(PICTURES, [hero, ...beside(PICTURES.length - 1)]) };
  if (model === 'fishing-1')
    return {
      hero,
      ...lettered(
        KINDS.map(({ letter }) => letter),
        swimmersOf(hero, random),
      ),
    };
  if (model === 'coin-1') return { hero, heads: hero, tails: beside(1)[0] ?? hero };
  if (model === 'towers-1') return { hero, trap: 'Skull' };
  return model === 'mines-1' ? { hero, mine: 'Skull' } : { hero };
}

/**
 * What a title is called after. Mini games show the game on their cover and have a hero all the same; what is called after a place or a colour has an
 * emblem, because cards behind cards on the felt are hard to tell apart.
 */
function heroesOf({ names, category, gameClass }: Named, random: Random): readonly string[] {
  if (gameClass === 'TABLE' || gameClass === 'VIDEO_POKER') return [random.pick(EMBLEMS)];
  return coverNouns({ name: names.en, category, ...(gameClass !== 'MINI' && { gameClass }) });
}

/** The wild is the hero, and the best-paid symbol where there is no wild. Coins are held under their amounts, so they look like coins. */
function reelsOf(model: SlotModelId, heroes: readonly string[], random: Random): Pieces {
  const { symbols } = SLOTS[model];
  const [hero = 'Star', ...others] = heroes;
  const coin = symbols.includes('O') ? [hero === 'Coin' ? 'Gem' : 'Coin'] : [];
  const named = others.filter((noun) => !coin.includes(noun));
  const beside = companionsOf([hero, ...named, ...coin], symbols.length - 1 - named.length - coin.length, random);
  const [first = '', ...rest] = symbols.filter((symbol) => symbol !== 'O').toSorted(wildFirst);
  return { ...lettered(coin.length ? ['O'] : [], coin), [first]: hero, ...lettered(rest, [...named, ...beside]) };
}

const wildFirst = (one: string, other: string) => Number(other === 'W') - Number(one === 'W');

function lettered(letters: readonly string[], nouns: readonly string[]): Pieces {
  return Object.fromEntries(letters.flatMap((letter, at) => (nouns[at] === undefined ? [] : [[letter, nouns[at]]])));
}

/** Words for what happens, which are no things to lie on a reel. */
const HAPPENINGS = new Set(ENDINGS.map(({ en }) => en));

/** Others of a company that the first is in; where one has too few, of the next. */
function companionsOf(heroes: readonly string[], count: number, random: Random): string[] {
  const own = companies.filter((company) => company.includes(heroes[0] ?? ''));
  const order = random.some(own.length > 0 ? own : companies, companies.length);
  const found = new Set(order.flatMap((company) => random.some(company, company.length)));
  return [...found].filter((noun) => !heroes.includes(noun) && !HAPPENINGS.has(noun)).slice(0, count);
}

/** The largest pay most and come seldom, so they stand in the order of their size; a hero that swims is among them. */
function swimmersOf(hero: string, random: Random): string[] {
  const own = SWIMMERS.filter((noun) => noun === hero);
  const others = SWIMMERS.filter((noun) => noun !== hero);
  const chosen = new Set([...own, ...random.some(others, KINDS.length - own.length)]);
  return SWIMMERS.filter((noun) => chosen.has(noun));
}
