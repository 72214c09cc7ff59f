import { choose } from './choose.mjs';
import { describeChoice } from './describe.mjs';
import { reachIn } from './reach.mjs';

const packages = [
  { folder: 'shared/money', needs: [] },
  { folder: 'shared/ui', needs: ['shared/money'] },
  { folder: 'mf-wallet', needs: ['shared/ui'] },
  { folder: 'studio', needs: [] },
];
const files = [
  'shared/money/src/format.ts',
  'shared/money/src/format.test.ts',
  'shared/ui/src/amount.tsx',
  'shared/ui/src/amount.module.css',
  'shared/ui/src/types.ts',
  'shared/ui/src/forgotten.bin',
  'mf-wallet/src/screen.tsx',
  'mf-wallet/src/screen.test.tsx',
  'studio/src/dice.ts',
  'studio/src/dice.test.ts',
  'README.md',
];
const importers = new Map(
  Object.entries({
    'shared/money/src/format.ts': ['shared/money/src/format.test.ts', 'shared/ui/src/amount.tsx'],
    'shared/ui/src/amount.tsx': ['mf-wallet/src/screen.tsx'],
    'shared/ui/src/amount.module.css': ['shared/ui/src/amount.tsx'],
    'mf-wallet/src/screen.tsx': ['mf-wallet/src/screen.test.tsx'],
    'studio/src/dice.ts': ['studio/src/dice.test.ts'],
  }).map(([file, by]) => [file, new Set(by)]),
);
const emptyFiles = new Set(['shared/ui/src/types.ts']);
const chosenFor = (...changed) => choose({ changed, reach: reachIn({ files, importers, emptyFiles }), packages });

describe('after a change', () => {
  it('those tests run that import what changed, however far away', () => {
    expect(chosenFor('shared/money/src/format.ts').tests).toEqual([
      'mf-wallet/src/screen.test.tsx',
      'shared/money/src/format.test.ts',
    ]);
    expect(chosenFor('studio/src/dice.ts', 'mf-wallet/src/screen.tsx').tests).toEqual([
      'mf-wallet/src/screen.test.tsx',
      'studio/src/dice.test.ts',
    ]);
  });

  it('types are checked in its package and in all that depend on it', () => {
    expect(chosenFor('shared/ui/src/amount.tsx').types).toEqual(['mf-wallet', 'shared/ui']);
    expect(chosenFor('shared/ui/src/types.ts')).toMatchObject({ types: ['mf-wallet', 'shared/ui'], tests: [], everything: false });
    expect(chosenFor('shared/ui/src/amount.module.css').types).toEqual([]);
  });

  it('a stylesheet runs no unit test, as to them it is a list of names', () => {
    expect(chosenFor('shared/ui/src/amount.module.css').tests).toEqual([]);
  });

  it('a file nobody is known to need runs everything, and the reason is told', () => {
    const choice = chosenFor('README.md', 'shared/ui/src/forgotten.bin');

    expect(choice.everything).toBe(true);
    expect(describeChoice(choice).join('\n')).toContain('shared/ui/src/forgotten.bin: everything, as nobody is known to need it');
  });

  it('a file that is gone runs nothing but the type check of those who depended on it', () => {
    expect(chosenFor('shared/money/src/gone.ts')).toMatchObject({
      types: ['mf-wallet', 'shared/money', 'shared/ui'],
      tests: [],
      everything: false,
    });
  });

  it('each file is told with what it reaches', () => {
    const told = describeChoice(chosenFor('README.md', 'shared/money/src/format.ts'));

    expect(told).toContain('  README.md: no test');
    expect(told).toContain('  shared/money/src/format.ts: 2 unit test files');
    expect(told).toContain('  2 unit test files: mf-wallet 1, shared/money 1');
  });

  it('of nothing, nothing runs', () => {
    const choice = chosenFor();

    expect(choice).toMatchObject({ types: [], tests: [], specs: [], page: false, everything: false });
    expect(describeChoice(choice)).toEqual(['Nothing has changed.']);
  });
});
