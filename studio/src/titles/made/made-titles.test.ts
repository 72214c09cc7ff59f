import { drawCover } from '@pavilion/art';
import { drawSymbol } from '@pavilion/art/symbol';
import { MODEL_IDS, modelOf } from '../../models/models';
import { PICTURES } from '../../instant/scratch';
import { SLOTS } from '../../slots/slot-kinds';
import { KINDS } from '../../steps/fishing';
import { listedAnnouncement, listedTitle } from '../listed-title';
import { allTitles, announcedTitles, titleByCode, TITLES } from '../titles';
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

describe('what is drawn in a title of a label', () => {
  const wanted = (model: string): readonly string[] => {
    if (Object.hasOwn(SLOTS, model)) return SLOTS[model as keyof typeof SLOTS].symbols;
    if (model === 'scratch-1') return ['hero', ...PICTURES];
    if (model === 'fishing-1') return ['hero', ...KINDS.map(({ letter }) => letter)];
    return ['hero', ...({ 'coin-1': ['heads', 'tails'], 'mines-1': ['mine'] }[model] ?? [])];
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

  it('has the very colours of its cover', () => {
    for (const { code, names, skin, listing } of made.filter((_, at) => at % 97 === 0)) {
      const { label, category = '' } = listing ?? { label: { code: '' } };
      const cover = drawCover({
        nodeId: Number(code.slice(-6)),
        name: names.bn,
        title: names.en,
        category: ({ 'Fishing Games': 'FISH', 'Card Games': 'PVP' } as const)[category] ?? 'RNG',
        vendor: label.code,
        locale: 'bn',
      });
      const [top, , , glow] = skin?.ink.split(' ') ?? [];
      expect([code, cover.includes(`#${top}`) || cover.includes(`#${glow}`)]).toEqual([code, true]);
    }
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
