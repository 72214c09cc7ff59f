import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const palette = declarations(readFileSync(join(__dirname, '../tokens.css'), 'utf8'));
const shared = readFileSync(join(__dirname, '../roles.css'), 'utf8');
const themes = readdirSync(__dirname)
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => readTheme(file, readFileSync(join(__dirname, file), 'utf8')));

const surfaces = ['page', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'];

/** Text on its background: 4.5:1, the level at which small text can be read. */
const texts: [text: string, on: string][] = [
  ...['text', 'text-muted', 'accent-text', 'positive', 'negative', 'info'].flatMap((text) =>
    surfaces.map((on): [string, string] => [text, on]),
  ),
  ['text', 'accent-soft'],
  ['text', 'control'],
  ['text-muted', 'control'],
  ['accent-text', 'accent-soft'],
  ['positive', 'positive-soft'],
  ['negative', 'negative-soft'],
  ['info', 'info-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-scene-accent', 'scene-accent'],
  ['on-scene-accent', 'scene-accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-badge-hot', 'badge-hot'],
  ['on-badge-new', 'badge-new'],
  ['on-badge-jackpot', 'badge-jackpot'],
  ['page', 'text'],
];

/** Edges and rings: 3:1, the level at which a shape can be made out. */
const shapes: [shape: string, on: string][] = [
  ...['control-edge', 'focus', 'accent'].flatMap((shape) =>
    ['page', 'surface', 'surface-raised', 'control'].map((on): [string, string] => [shape, on]),
  ),
];

describe.each(themes)('$name', ({ roles }) => {
  it.each(texts)('lets a person read %s on %s', (text, on) => {
    expect(contrast(colour(roles, text), colour(roles, on))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('lets a person make out %s on %s', (shape, on) => {
    expect(contrast(colour(roles, shape), colour(roles, on))).toBeGreaterThanOrEqual(3);
  });
});

it('gives every theme the same roles, so that no component meets a missing one', () => {
  const [first, ...others] = themes.map((theme) => [...theme.roles.keys()].sort());
  for (const other of others) expect(other).toEqual(first);
});

it('finds a dark and a light theme for each brand', () => {
  expect(themes.map((theme) => theme.name).sort()).toEqual(['lagoon dark', 'lagoon light', 'pavilion dark', 'pavilion light']);
});

/** What a brand has in each theme: what all brands share, overruled by its own file. */
function readTheme(file: string, css: string) {
  return ['dark', 'light'].map((theme) => ({
    name: `${file.replace('.css', '')} ${theme}`,
    roles: new Map([
      ...declarations(blocksOf(shared, ':root[data-theme]')),
      ...declarations(blocksOf(shared, `:root[data-theme='${theme}']`)),
      ...declarations(blocksOf(css, `:root[data-brand='${file.replace('.css', '')}'][data-theme='${theme}']`)),
    ]),
  }));
}

function blocksOf(css: string, selector: string): string {
  const [, ...blocks] = css.split(`${selector} {`);
  return blocks.map((block) => block.slice(0, block.indexOf('}'))).join('');
}

function declarations(css: string): Map<string, string> {
  return new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));
}

function colour(roles: Map<string, string>, role: string): string {
  const name = /^var\(--([\w-]+)\)$/.exec(roles.get(role) ?? '')?.[1] ?? '';
  if (roles.has(name)) return colour(roles, name);
  const hex = palette.get(name);
  if (!hex?.startsWith('#')) throw new Error(`--${role} is not a palette colour: ${roles.get(role)}`);
  return hex;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
