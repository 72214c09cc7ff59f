/** @jest-environment jsdom */
import { cleanHtml } from './clean-html';
import { payloads } from '@pavilion/ui/markup-payloads';

const ELEMENTS = new Set(
  'p br hr h2 h3 h4 ul ol li blockquote strong b em i u s small a img table thead tbody tr th td dl dt dd'.split(' '),
);
const ATTRIBUTES = new Set('href target rel src alt width height scope colspan'.split(' '));
const HARMLESS: Readonly<Record<string, RegExp>> = {
  href: /^(\/(?![/\\])|#|https:\/\/[^\\]|mailto:)/,
  src: /^\/art\/v\d+\/[\w/-]+\.svg(\?tone=\w+)?$/,
  rel: /noopener/,
};

/** As much of a browser as this asks for. */
interface Element {
  localName: string;
  attributes: Iterable<{ name: string; value: string }>;
  querySelectorAll(selector: '*'): Iterable<Element>;
}
type Parser = new () => { parseFromString(html: string, type: 'text/html'): { head: Element; body: Element } };
const { DOMParser } = globalThis as unknown as { DOMParser: Parser };

/** What of some HTML could run, ask another server or leave its place, as a browser's own parser reads it. */
function dangersIn(html: string): string[] {
  const { head, body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  const elements = [...head.querySelectorAll('*'), ...body.querySelectorAll('*')];
  return elements.flatMap((element) => [
    ...(ELEMENTS.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...body.attributes].map(({ name }) => `body ${name}`),
    ...[...element.attributes]
      .filter(({ name, value }) => !ATTRIBUTES.has(name) || HARMLESS[name]?.test(value) === false)
      .map(({ name, value }) => `${name}=${value}`),
  ]);
}

it('tries two hundred ways at least, each of which is dangerous or strange as it comes', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(200);
  expect(payloads.filter((payload) => dangersIn(payload).length > 0).length).toBeGreaterThanOrEqual(190);
});

it.each(payloads)('leaves nothing that runs of %j', (payload) => {
  const cleaned = cleanHtml(payload);

  expect(dangersIn(cleaned)).toEqual([]);
  expect(cleanHtml(cleaned)).toBe(cleaned);
  for (const place of [`<p>${payload}</p>`, `<table><tr><td>${payload}`, `<a href="/">${payload}</a>`, `text ${payload} text`])
    expect(dangersIn(cleanHtml(place))).toEqual([]);
});

it('keeps what a notice is made of, word for word', () => {
  const notice =
    '<h3>শিরোনাম &amp; more</h3><p>One <strong>two</strong> <em>three</em><br />four</p><ul><li>five</li></ul>' +
    '<p><a href="/promotions">six</a> <a href="mailto:care@pavilion.example">seven</a></p><table><tbody><tr><th scope="row">8</th><td>9</td></tr></tbody></table>' +
    '<img src="/art/v1/banners/night-market.svg?tone=dark" alt="ten" width="1600" />';

  expect(cleanHtml(notice)).toBe(notice);
  expect(cleanHtml('<a href="https://example.org/x">out</a>')).toBe(
    '<a href="https://example.org/x" target="_blank" rel="noopener noreferrer nofollow">out</a>',
  );
});
