import { coverNoun } from '@pavilion/art';
import { type Category, type GameClass } from './kinds';
import * as list from './words';

const LISTS: readonly (readonly [Category, GameClass | undefined, readonly list.Word[]])[] = [
  ['RNG', undefined, list.THINGS],
  ['RNG', undefined, list.CREATURES],
  ['RNG', undefined, list.PEOPLE],
  ['RNG', undefined, list.ENDINGS],
  ['RNG', 'SCRATCH', list.THINGS],
  ['RNG', 'JACKPOT', list.CREATURES],
  ['RNG', 'CRASH', list.CLIMBERS],
  ['RNG', 'MINI', list.MINIS],
  ['RNG', 'TABLE', list.TABLES],
  ['RNG', 'VIDEO_POKER', list.POKERS],
  ['RNG', 'ARCADE', list.ARCADES],
  ['LIVE', 'TABLE', list.LIVE_TABLES],
  ['FISH', 'ARCADE', list.SEA],
  ['PVP', 'TABLE', list.CARD_GAMES],
  ['SPORTS', undefined, list.SPORTS],
  ['ESPORTS', undefined, list.ESPORTS],
  ['COCKFIGHT', undefined, list.ROOSTERS],
  ['ELOTT', undefined, list.QUICK_DRAWS],
  ['LOTT', undefined, list.DRAWS],
];

describe('the covers of titles', () => {
  it('have a motif for every noun that titles are made of, in both languages', () => {
    for (const [category, gameClass, words] of LISTS)
      for (const { en, bn } of words) {
        // “Three Card Table” and “Three Card” are one table.
        const noun = (name: string) => coverNoun({ name, category, gameClass })?.replace('Three Card Table', 'Three Card');
        const wanted = en.replace('Three Card Table', 'Three Card');
        expect([en, noun(`Golden ${en}`), noun(`সোনালি ${bn}`)]).toEqual([en, wanted, wanted]);
      }
  });
});
