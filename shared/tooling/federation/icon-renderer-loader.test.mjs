import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import compactRenderer from './icon-renderer-loader.mjs';

const fromUi = createRequire(join(import.meta.dirname, '../../ui/package.json'));
const library = dirname(fromUi.resolve('lucide-react/package.json'));
const createElement = (type, props, ...children) => ({ type, props, children });
const source = compactRenderer()
  .replace(/^import .+$/m, '')
  .replace('export default', 'return');
const createLucideIcon = new Function('createElement', source)(createElement);
const house = createLucideIcon({ node: [['path', { d: 'M15 21v-8' }]] });

it('draws an icon as the library does: its outline, its size and what the caller says of the svg', () => {
  const drawn = house({ size: 20, className: 'bell', fill: 'currentColor' });

  expect(drawn.type).toBe('svg');
  expect(drawn.props).toMatchObject({ width: 20, height: 20, className: 'bell', fill: 'currentColor' });
  expect(drawn.children).toEqual([{ type: 'path', props: { d: 'M15 21v-8' }, children: [] }]);
});

it('has the attributes that the library gives every icon', () => {
  const file = readFileSync(join(library, 'dist/esm/shared/src/build/defaultAttributes.mjs'), 'utf8');
  const theirs = new Function(`${file.replace(/export \{[^}]+\};/, '').replaceAll(/^\/\/#.*$/gm, '')} return defaultAttributes;`)();

  const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  expect(house({}).props).toMatchObject(
    Object.fromEntries(
      Object.entries(theirs).map(([name, value]) => [camelCase(name), name === 'stroke-width' ? Number(value) : value]),
    ),
  );
});
