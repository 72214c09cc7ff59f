import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compactCss } from './critical/compact-css';

const sheets = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');
const components = sheets.filter((file) => file.endsWith('.module.css') || file.startsWith('critical'));
const defined = new Set(
  sheets
    .filter((file) => !file.endsWith('.module.css'))
    .flatMap((file) => [...read(file).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
);

it('keeps the inlined frame within ten kilobytes', () => {
  expect(
    compactCss(['tiles', 'critical', 'categories'].map((name) => read(`critical/${name}.css`)).join('')).length,
  ).toBeLessThanOrEqual(10_240);
});

it.each(components)('%s names colours by role only', (file) => {
  expect(read(file)).not.toMatch(/#[0-9a-f]{6}\b|var\(--(ink|stone|gold|jade|rose|sky|lantern|violet|deep|foam|teal|coral)-/i);
});

it.each(components)('%s uses only custom properties that exist', (file) => {
  const used = [...read(file).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  const own = [...read(file).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name);
  expect(used.filter((name) => !defined.has(name) && !own.includes(name))).toEqual([]);
});

it.each(components)('%s follows the direction of the writing', (file) => {
  expect(read(file)).not.toMatch(
    /(^|[\s;{])(margin|padding|border)-(left|right|top|bottom)|[\s;{](left|right|top|bottom|width|height|min-width|max-width):/,
  );
});

it.each(components)('%s keeps to its layer, so that a remote can have the last word', (file) => {
  const outside = read(file)
    .replace(/\/\*[^]*?\*\//g, '')
    .trim();
  expect(outside).toMatch(/^@layer ui \{[^]*\}$/);
});
