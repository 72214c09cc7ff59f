import { coverNoun } from '@pavilion/art';
import { seedGames, testApp, type TestApp } from '../../../platform/testing';
import { keepApart } from './keep-apart';
import type { Library } from './library';

let app: TestApp;
let library: Library;
beforeAll(async () => {
  app = await testApp();
  await seedGames(app.platform);
  await app.gateway.services.games.reload();
  library = app.gateway.services.games.catalogueCache.library();
});
afterAll(() => app.close());

describe('the covers of the catalogue', () => {
  it('show a word of their own title, and the same one for its Bengali name', () => {
    const strangers = library.entries.filter(({ row: { name, name_bn, category, class: kind } }) => {
      const gameClass = kind ?? undefined;
      const noun = coverNoun({ name, category, gameClass });
      // Without its last letter, which a plural may change.
      return (
        noun === undefined ||
        !name.includes(noun.slice(0, -1).replace(/(?<= Di)c$/, '')) ||
        coverNoun({ name: name_bn, category, gameClass }) !== noun
      );
    });

    expect(library.entries.length).toBeGreaterThan(9_900);
    expect(strangers.map(({ names }) => `${names.en} ${names.bn}`)).toEqual([]);
  });

  it('stand apart in lists: none beside another of its noun while there are others', () => {
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
