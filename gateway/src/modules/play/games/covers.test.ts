import type { GameCategory, GameClass } from '@pavilion/api/games';
import { coverNoun } from '@pavilion/art';
import { generateGames } from './generate';
import { keepApart } from './keep-apart';
import { buildLibrary } from './library';
import * as list from './names/words';
import type { LoadedGame } from './store';

const games = generateGames();

const LISTS: readonly (readonly [GameCategory, GameClass | undefined, readonly list.Word[]])[] = [
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

describe('the covers of the catalogue', () => {
  it('have a motif for every noun that titles are made of, in both languages', () => {
    for (const [category, gameClass, words] of LISTS)
      for (const { en, bn } of words) {
        // “Three Card Table” and “Three Card” are one table.
        const noun = (name: string) => coverNoun({ name, category, gameClass })?.replace('Three Card Table', 'Three Card');
        const wanted = en.replace('Three Card Table', 'Three Card');
        expect([en, noun(`Golden ${en}`), noun(`সোনালি ${bn}`)]).toEqual([en, wanted, wanted]);
      }
  });

  it('show a word of their own title, and the same one for its Bengali name', () => {
    const strangers = games.filter(({ name, name_bn, category, class: kind }) => {
      const gameClass = kind ?? undefined;
      const noun = coverNoun({ name, category, gameClass });
      // Without its last letter, which a plural may change.
      return (
        noun === undefined ||
        !name.includes(noun.slice(0, -1).replace(/(?<= Di)c$/, '')) ||
        coverNoun({ name: name_bn, category, gameClass }) !== noun
      );
    });

    expect(strangers.map(({ name, name_bn }) => `${name} ${name_bn}`)).toEqual([]);
  });

  it('stand apart in lists: none beside another of its noun while there are others', () => {
    const library = buildLibrary(games.map(asLoaded), []);
    for (const category of ['COCKFIGHT', 'ESPORTS', 'SPORTS', 'LOTT', 'RNG'] as const) {
      const popular = library.entries.filter(({ row }) => row.category === category);
      const shown = keepApart(popular);
      const nouns = shown.map(({ row }) => coverNoun({ name: row.name, category, gameClass: row.class ?? undefined }));
      const alike = nouns.slice(0, -24).filter((noun, at) => at > 0 && nouns.slice(Math.max(0, at - 3), at).includes(noun));

      expect([category, alike]).toEqual([category, []]);
      expect(shown[0]).toBe(popular[0]);
      expect(new Set(shown)).toEqual(new Set(popular));
      expect(keepApart(popular)).toEqual(shown);
    }
  });
});

const asLoaded = (row: (typeof games)[number]): LoadedGame => ({ ...row, node_id: BigInt(row.node_id) }) as unknown as LoadedGame;
