import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { internalImports } from './internal-imports.mjs';
import { printReport } from './print-report.mjs';
import { declarationProgram } from './program.mjs';
import { readReport } from './read-report.mjs';
import { readSurface } from './read-surface.mjs';
import { undocumented } from './undocumented.mjs';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'surface-')));
mkdirSync(join(folder, 'src'));
afterAll(() => rmSync(folder, { recursive: true }));

const packageOf = (files) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'src', name), text);
  const entries = new Map(
    Object.keys(files).map((name) => [`@pavilion/tea/${name.replace('.ts', '')}`, join(folder, 'src', name)]),
  );
  return { name: '@pavilion/tea', short: 'tea', folder, entries, files: [] };
};

const tea = packageOf({
  'pot.ts': `
    import type { Cup } from './cup';
    type Brew = { minutes: number };
    /** Pours what was brewed. @public */
    export function pour({ minutes }: Brew, into: Cup) { return minutes > into.size; }
    /** What a pot holds, in millilitres. @internal */
    export const SIZE = 750;
    export const kinds = ['black', 'green'] as const;
    /** Warms the pot. */
    export function warm(): void {}`,
  'cup.ts': `
    /** Something to drink from. @internal */
    export interface Cup { size: number }
    /** Sizes of cups, in millilitres. @public */
    export const sizes = [150, 250] as const;
    /** @public */
    export type Size = (typeof sizes)[number];`,
});
const program = declarationProgram([...tea.entries.values()], [folder]);
const surface = readSurface(program, tea);
const { items } = readReport(printReport(surface, { contract: 1, accepted: [] }));
const printed = (key) =>
  items
    .get(key)
    .statements.map((statement) => statement.getText())
    .join('\n');

it('writes down what the compiler inferred', () => {
  expect(printed('@pavilion/tea/cup sizes')).toBe('export const sizes: readonly [\n    150,\n    250\n];');
});

it('keeps to itself how a function takes its parameters apart', () => {
  expect(printed('@pavilion/tea/pot pour')).toBe('export function pour(props: Brew, into: Cup): boolean;');
});

it('tells of types that are not exported and that an exported one mentions', () => {
  const brew = items.get('@pavilion/tea/pot Brew (type)');

  expect(brew.exported).toBe(false);
  expect([...brew.tags]).toEqual(['public']);
});

it('finds exports without a mark, and public ones that mention internal ones', () => {
  expect(surface.problems).toEqual([
    '@pavilion/tea/pot: warm is marked neither @public nor @internal.',
    '@pavilion/tea/pot: kinds is marked neither @public nor @internal.',
    'pour is @public and mentions Cup, which is @internal.',
  ]);
});

it('finds exports without a docstring, but for types made from a value that has one', () => {
  expect(undocumented(program, [tea])).toEqual([expect.stringMatching(/src\/pot\.ts: kinds has no docstring\.$/)]);
});

it('finds what is internal in code that a remote ships, and not in its tests', () => {
  const screens = join(folder, 'screens');
  mkdirSync(screens);
  writeFileSync(join(screens, 'Kitchen.tsx'), "import { type Cup as Mug, sizes } from '@pavilion/tea/cup';\n");
  writeFileSync(join(screens, 'Kitchen.test.tsx'), "import type { Cup } from '@pavilion/tea/cup';\n");

  expect(internalImports([surface], [screens])).toEqual([
    expect.stringMatching(/Kitchen\.tsx: Cup of @pavilion\/tea\/cup is @internal, and remotes build on what is @public\.$/),
  ]);
});
