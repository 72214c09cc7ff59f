/** @jest-environment jsdom */
import { payloads } from '@pavilion/ui/markup-payloads';
import { scriptJson } from '../../../platform/html';
import { regionNotice } from './region-notice';
import { renderHomeContent } from './static-content';
import { inAllLanguages } from './texts';

/** As much of a browser as this asks for. */
interface Element {
  tagName: string;
  attributes: Iterable<{ name: string }>;
  textContent: string;
}
type Parser = new () => {
  parseFromString(html: string, type: 'text/html'): { querySelectorAll(selector: string): Iterable<Element> };
};
const { DOMParser } = globalThis as unknown as { DOMParser: Parser };

/** What a browser makes of it: every element with the names of its attributes, in order. */
const shapeOf = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')].map(({ tagName, attributes }) =>
    [tagName, ...[...attributes].map(({ name }) => name)].join(' '),
  );

/** Where words of operators, players, vendors and addresses stand in what the gateway draws. */
const places: Record<string, (words: string) => string> = {
  'the name of a game': (words) => homeOf({ name: { bn: words, en: words } }),
  'the name of its vendor': (words) => homeOf({ vendor: words }),
  'the address of its cover': (words) => homeOf({ art: words }),
  'the address of a banner': (words) => renderHomeContent({ ...home, banners: [{ image: words }] }),
  'words in two languages': (words) => inAllLanguages({ bn: words, en: words }),
  'the address that somebody comes from': (words) => regionNotice({ ip: words, country: words }),
  'the data of the page': (words) => `<script type="application/json">${scriptJson({ words, [words]: [words] })}</script>`,
};
const game = { name: { bn: 'Dice', en: 'Dice' }, vendor: 'Studio', art: '/art/1.svg' };
const home = { banners: [{ image: '/art/1.svg' }], notices: true, hotTitle: game.name, hot: [game], categories: 3 };
const homeOf = (more: Partial<typeof game>) => renderHomeContent({ ...home, hot: [{ ...game, ...more }] });

it.each(Object.entries(places))('%s stays words, whatever is written into it', (_where, drawn) => {
  const harmless = shapeOf(drawn('Dice'));

  expect(payloads.filter((payload) => shapeOf(drawn(payload)).join() !== harmless.join())).toEqual([]);
});

it('tells markup from words', () => {
  expect(shapeOf('<p>Dice</p>')).not.toEqual(shapeOf(`<p>${payloads[0]}</p>`));
});
