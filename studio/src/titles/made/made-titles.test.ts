import { createHash } from 'node:crypto';
import { drawCover } from '@pavilion/art';
import { coverInk } from '@pavilion/art/skin';
import { drawSymbol } from '@pavilion/art/symbol';
import { MODEL_IDS, modelOf } from '../../models/models';
import { PICTURES } from '../../instant/scratch';
import { SLOTS } from '../../slots/slot-kinds';
import { KINDS } from '../../steps/fishing';
import { listedAnnouncement, listedTitle } from '../listed-title';
import type { Title } from '../title';
import { allTitles, announcedTitles, DICE, titleByCode, TITLES } from '../titles';
import { companies } from './companions';
import { makeGames } from './games';
import { LABELS } from './labels';
import * as words from './words';

const made = allTitles().filter(({ listing }) => listing);
const everything = [...allTitles(), ...announcedTitles()];

function counted<Item>(items: readonly Item[], keyOf: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

/** How many of each category were made when catalogues first had them, and their codes in their order. */
const CODES = {
  RNG: '7199 12502c167c06343a',
  LIVE: '480 35b734644564ef37',
  FISH: '360 05f9116c818e2a8d',
  PVP: '620 93d0ced7486120ec',
  SPORTS: '240 426c06b8b08f97e9',
  ESPORTS: '220 194ee82dd4e356d0',
  COCKFIGHT: '120 d51af908889b2053',
  ELOTT: '360 84db0ecc050a53f6',
  LOTT: '400 00fc642db6511d27',
};

/** How many titles run by each model, and their codes. */
const MODELS = {
  'baccarat-1': '47 23a924588543bb59',
  'blackjack-1': '48 b3c50c559c196940',
  'card-guess-1': '36 61cac66963e5b21f',
  'cascade-1': '1064 3681374afb9ed53e',
  'classic-1': '463 2c8ef49cc0f45b0d',
  'coin-1': '40 e2a5aaa97c6949ba',
  'cups-1': '31 8838e302e0c084c6',
  'deuces-1': '30 126589062b0f0079',
  'double-bonus-1': '34 4094498ce84ef164',
  'fishing-1': '360 4413a64bb387d8e6',
  'free-1': '891 ffd72217a0cd0e4a',
  'hilo-1': '31 65519532ba8ed576',
  'hold-1': '884 46c41ffe145a04e5',
  'jacks-1': '64 fc6630633a8b6f0d',
  'keno-1': '35 06c57ab3ebd88cb2',
  'lines-1': '1287 1fd9f7e179f0846c',
  'mines-1': '34 5832d87c10f8efba',
  'plinko-1': '36 39f4ecb93c64234c',
  'roulette-1': '47 c7a0fb4e36234277',
  'scratch-1': '218 efbe42a8f0aacff7',
  'sic-bo-1': '52 969d577b79ac758e',
  'teen-patti-1': '4 76bfce63b9f79f75',
  'three-card-1': '49 1008f4c9ab8a8130',
  'towers-1': '29 6b51e045b938cf2c',
  'war-1': '55 b11de10da9f7e05f',
  'ways-243': '1162 7bacdca0c9aaba7f',
  'wheel-1': '24 85e02c8067ac0ed1',
};

function digestOf(codes: readonly string[]): string {
  return createHash('sha256').update(codes.join('\n')).digest('hex').slice(0, 16);
}

/**
 * Catalogues, favourites, bets and open rounds know a title by its code, and its rounds are checked by its model. When one of these tests fails, titles were renamed or run by another
 * model: the next list of every operator would close them and have others in their place. So old codes must stay, and no value that stands here is written anew.
 *
 * Names are drawn from the lists of words by a sequence of numbers: one word more, wherever it stands, draws others from there on, and so does a title by hand with a name that was
 * drawn. New titles are made by hand under names that nobody has, or come at the end: a category that is larger makes further ones with the next numbers. A model for titles that were
 * only announced adds its line to `MODELS`; what opened before keeps its own.
 */
describe('what catalogues know titles by', () => {
  it('are the codes that they always had', () => {
    const games = makeGames();
    const first = Object.entries(CODES).map(([category, known]) => {
      const count = Number.parseInt(known, 10);
      const codes = games.filter((game) => game.category === category).map(({ code }) => code);
      return [category, `${count} ${digestOf(codes.slice(0, count))}`];
    });
    expect(Object.fromEntries(first)).toEqual(CODES);
  });

  it('runs by the models that it ran by', () => {
    const found = Object.keys(counted(made, ({ model }) => model)).map((model) => {
      const codes = made.filter((title) => title.model === model).map(({ code }) => code);
      return [model, `${codes.length} ${digestOf(codes.toSorted())}`];
    });
    expect(Object.fromEntries(found)).toEqual(MODELS);
  });
});

describe('the titles of the labels', () => {
  it('are ten thousand with those made by hand, which come first', () => {
    expect(allTitles().slice(0, TITLES.length)).toEqual(TITLES);
    expect(everything).toHaveLength(TITLES.length + 9_993);
    expect(made.length).toBeGreaterThan(6_900);
  });

  it('have the codes and names that catalogues know them by', () => {
    const [first] = makeGames();
    expect(makeGames()).toEqual(makeGames());
    expect(first).toMatchObject({ code: expect.stringMatching(/-100001$/) });
    expect(titleByCode('unicorn-charm-100027')).toMatchObject({
      model: 'lines-1',
      names: { bn: 'ইউনিকর্নের জাদু', en: 'Unicorn Charm' },
      listing: { label: { code: 'FC', name: 'Firefly Court' } },
    });
  });

  it('have codes and names of their own, in Bengali letters too', () => {
    const words = [
      everything.map(({ code }) => code),
      everything.map(({ names }) => names.en),
      everything.map(({ names }) => names.bn),
    ];
    for (const each of words) expect(new Set(each).size).toBe(everything.length);
    expect(made.filter(({ names }) => /[a-z]/i.test(names.bn))).toEqual([]);
    // The doors that take a code have room for so much.
    expect(everything.filter(({ code }) => code.length > 64)).toEqual([]);
  });

  it('come from every label, which has titles that open', () => {
    const open = counted(made, ({ listing }) => listing?.label.code ?? '');
    expect(Object.keys(open).toSorted()).toEqual(LABELS.map(({ code }) => code).toSorted());
    for (const { code } of LABELS) expect([code, (open[code] ?? 0) > 200]).toEqual([code, true]);
  });

  it('run by models that there are, all six of the slots among them', () => {
    const models = counted(made, ({ model }) => model);
    expect(Object.keys(models).filter((model) => !MODEL_IDS.includes(model as 'dice-2'))).toEqual([]);
    for (const model of Object.keys(SLOTS)) expect([model, (models[model] ?? 0) > 400]).toEqual([model, true]);
  });
});

describe('a title of teen patti', () => {
  it('stands among the cards, where players look for it, whoever made it', () => {
    const patti = allTitles().filter(({ model }) => model === 'teen-patti-1');
    expect(patti.length).toBeGreaterThan(4);
    for (const title of patti) expect(listedTitle(title, 'http://studio.test')).toMatchObject({ category: 'Card Games' });
  });
});

/** Where operators put a title, by the kind that they are told. */
function shelfOf(title: Title): 'FISH' | 'PVP' | 'RNG' {
  const shelves: Readonly<Record<string, 'FISH' | 'PVP'>> = { 'Fishing Games': 'FISH', 'Card Games': 'PVP' };
  return shelves[listedTitle(title, '').category] ?? 'RNG';
}

const coverOf = (title: Title) => ({
  nodeId: Number(title.code.slice(-6)) || 1,
  name: title.names.bn,
  title: title.names.en,
  category: shelfOf(title),
  vendor: title.listing?.label.code ?? 'STUDIO',
  locale: 'bn' as const,
});

describe('what is drawn in a title of a label', () => {
  const wanted = (model: string): readonly string[] => {
    if (Object.hasOwn(SLOTS, model)) return SLOTS[model as keyof typeof SLOTS].symbols;
    if (model === 'scratch-1') return ['hero', ...PICTURES];
    if (model === 'fishing-1') return ['hero', ...KINDS.map(({ letter }) => letter)];
    return ['hero', ...({ 'coin-1': ['heads', 'tails'], 'mines-1': ['mine'], 'towers-1': ['trap'] }[model] ?? [])];
  };

  it('is all that its model has, each piece another noun, named in Bengali', () => {
    const faults = made.filter(({ model, skin }) => {
      const symbols = Object.entries(skin?.symbols ?? {});
      // A hero is its title's picture, and may be one of the pieces as well.
      const pieces = symbols.filter(([piece]) => piece !== 'hero' || symbols.length === 1).map(([, { noun }]) => noun);
      const letters = symbols.map(([piece]) => piece).toSorted();
      return (
        letters.join() !== wanted(model).toSorted().join() ||
        new Set(pieces).size !== pieces.length ||
        symbols.some(([, { names }]) => /[a-z]/i.test(names.bn))
      );
    });
    expect(faults.map(({ code }) => code)).toEqual([]);
  });

  it('can be drawn, every noun of it', () => {
    const nouns = new Set(made.flatMap(({ skin }) => Object.values(skin?.symbols ?? {}).map(({ noun }) => noun)));
    expect(nouns.size).toBeGreaterThan(130);
    const ink = made[0]?.skin?.ink ?? '';
    for (const noun of nouns) expect(drawSymbol(noun, ink)).toContain('<svg');
  });

  describe('has the very colours of its cover', () => {
    const skinned = allTitles().filter(({ skin }) => skin);

    it('all eight, in every title but dice, which is drawn by itself', () => {
      const others = skinned.filter((title) => title.skin?.ink !== coverInk({ name: title.names.en, category: shelfOf(title) }));
      expect(others.map(({ code }) => code)).toEqual([]);
      expect(allTitles().filter(({ skin }) => !skin)).toEqual([DICE]);
    });

    it('as the picture in the lobby shows, which has more of them than of any other title’s', () => {
      const inks = [...new Set(skinned.map(({ skin }) => skin?.ink ?? ''))];
      for (const title of skinned.filter(({ listing }, at) => !listing || at % 97 === 0)) {
        const cover = drawCover(coverOf(title));
        const found = (ink: string) => ink.split(' ').filter((colour) => cover.includes(`#${colour}`)).length;
        const most = Math.max(...inks.map(found));
        expect([title.code, inks.filter((ink) => found(ink) === most)]).toEqual([title.code, [title.skin?.ink]]);
      }
    });
  });

  it('goes together: whatever a title is called after has company enough', () => {
    for (const { en } of [...words.THINGS, ...words.CREATURES, ...words.PEOPLE, ...words.ENDINGS]) {
      const own = companies.filter((company) => company.includes(en));
      expect([en, own.length > 0]).toEqual([en, true]);
    }
    const happenings = words.ENDINGS.map(({ en }) => en);
    for (const company of companies) expect(company.filter((noun) => !happenings.includes(noun)).length).toBeGreaterThanOrEqual(11);
  });
});

describe('the list that operators get', () => {
  it('has of a title the facts of its model and nothing that is made up', () => {
    for (const title of made.filter((_, at) => at % 211 === 0)) {
      const { category: _, ...facts } = modelOf(title).listing() as { category: string };
      expect(listedTitle(title, 'http://studio.test')).toMatchObject({
        ...JSON.parse(JSON.stringify(facts)),
        product: title.listing?.label.name,
        product_code: title.listing?.label.code,
        enabled: true,
      });
    }
  });

  it('has of what is coming neither a return nor limits, and says that it does not open', () => {
    const [announced] = announcedTitles();
    if (!announced) throw new Error('nothing is announced');
    const listed = listedAnnouncement(announced);
    expect(listed).toMatchObject({ enabled: false, announced: true, product_code: announced.listing.label.code });
    for (const fact of ['rtp', 'limits', 'hit_rate', 'volatility', 'features']) expect(listed).not.toHaveProperty(fact);
  });
});
