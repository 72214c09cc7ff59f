import { breakingChanges } from './compare.mjs';
import { readReport } from './read-report.mjs';

const report = (code, { files = '- `./tiles.css`', libraries = '- react 19', address = '@pavilion/ui' } = {}) =>
  readReport(
    `# What it offers\n\nWritten for contract 1.\n\n## Other files\n\n${files}\n\n## Libraries\n\n${libraries}\n\n## ${address}\n\n\`\`\`ts\n${code}\n\`\`\`\n`,
  );
const broken = (before, after) => breakingChanges(report(before), report(after));

const FUNCTION = '// @public\nexport function pay(amount: bigint, note?: string): Promise<void>;';
const PROPS = '// @public\nexport interface ButtonProps {\n  label: string;\n  busy?: boolean;\n}';
const BRAND = '// @public @sealed\nexport interface Brand {\n  code: string;\n  mark: {\n    dark: string;\n  };\n}';
const ICONS = "// @public @input\nexport type Icon = 'home' | 'bell';";

describe('callers of before still compile', () => {
  it.each([
    ['something new is exported', FUNCTION, `${FUNCTION}\n\n// @public\nexport const LIMIT = 5;`],
    ['the exports stand in another order', `${FUNCTION}\n\n${PROPS}`, `${PROPS}\n\n${FUNCTION}`],
    ['a prop is new that may be left out', PROPS, PROPS.replace('busy', 'icon?: string;\n  busy')],
    ['the props stand in another order', PROPS, PROPS.replace('  label: string;\n', '').replace('\n}', '\n  label: string;\n}')],
    ['a parameter is new that may be left out', FUNCTION, FUNCTION.replace('note?: string', 'note?: string, at?: Date')],
    ['a parameter may be left out now', FUNCTION, FUNCTION.replace('amount:', 'amount?:')],
    ['a parameter has another name', FUNCTION, FUNCTION.replace('note', 'remark')],
    ['a parameter takes more than before', FUNCTION, FUNCTION.replace('bigint', 'bigint | string')],
    ['a sealed type has one more member', BRAND, BRAND.replace('code', 'name: string;\n  code')],
    ['there is one more choice for callers', ICONS, ICONS.replace("'bell'", "'bell' | 'fish'")],
    ['what was internal is gone', `// @internal\nexport function boot(): void;\n\n${FUNCTION}`, FUNCTION],
    ['what was internal became public', '// @internal\nexport function boot(): void;', '// @public\nexport function boot(): void;'],
    [
      'options inside a sealed type can say more',
      '// @public @sealed\nexport interface Dialogs {\n  ask(question: {\n    text: string;\n  }): Promise<boolean>;\n}',
      '// @public @sealed\nexport interface Dialogs {\n  ask(question: {\n    text: string;\n    danger?: boolean;\n  }): Promise<boolean>;\n}',
    ],
  ])('when %s', (_, before, after) => expect(broken(before, after)).toEqual([]));
});

describe('callers of a function no longer compile', () => {
  it.each([
    ['an export is gone', `${FUNCTION}\n\n${PROPS}`, FUNCTION, ['@pavilion/ui: ButtonProps is gone']],
    ['an export is internal now', FUNCTION, FUNCTION.replace('@public', '@internal'), ['@pavilion/ui: pay is @internal now']],
    [
      'a parameter is demanded',
      FUNCTION,
      FUNCTION.replace('note?:', 'note:'),
      [expect.stringContaining('pay was “note?: string”')],
    ],
    [
      'a parameter is new',
      FUNCTION,
      FUNCTION.replace('): P', ', at: Date): P'),
      [expect.stringContaining('demands the parameter at')],
    ],
    [
      'a parameter is gone',
      FUNCTION,
      FUNCTION.replace(', note?: string', ''),
      [expect.stringContaining('lost the parameter note')],
    ],
    [
      'a parameter is of another type',
      FUNCTION,
      FUNCTION.replace('bigint', 'string'),
      ['@pavilion/ui: pay was “bigint”, is “string”'],
    ],
    [
      'something else comes back',
      FUNCTION,
      FUNCTION.replace('<void>', '<boolean>'),
      ['@pavilion/ui: pay was “void”, is “boolean”'],
    ],
  ])('when %s', (_, before, after, reasons) => expect(broken(before, after)).toEqual(reasons));
});

describe('what is written with the types of before no longer compiles', () => {
  it.each([
    ['a prop is gone', PROPS, PROPS.replace('  busy?: boolean;\n', ''), ['@pavilion/ui: ButtonProps lost busy']],
    [
      'a prop is new and demanded',
      PROPS,
      PROPS.replace('busy?', 'icon: string;\n  busy?'),
      ['@pavilion/ui: ButtonProps demands icon'],
    ],
    ['a prop has to be given now', PROPS, PROPS.replace('busy?', 'busy'), ['@pavilion/ui: ButtonProps demands busy']],
    [
      'a prop may be missing where it was read',
      PROPS,
      PROPS.replace('label:', 'label?:'),
      ['@pavilion/ui: ButtonProps may be without label'],
    ],
    ['a sealed type lost a member', BRAND, BRAND.replace('  code: string;\n', ''), ['@pavilion/ui: Brand lost code']],
    [
      'something inside a sealed type demands more',
      BRAND,
      BRAND.replace('dark', 'light: string;\n    dark'),
      ['@pavilion/ui: Brand in mark demands light'],
    ],
    ['a choice is gone', ICONS, ICONS.replace(" | 'bell'", ''), [expect.stringContaining('Icon was')]],
    [
      'a choice is new that callers may have to answer to',
      "// @public\nexport type State = 'on' | 'off';",
      "// @public\nexport type State = 'on' | 'off' | 'away';",
      [expect.stringContaining('State was')],
    ],
    [
      'less is promised of a type than before',
      PROPS,
      PROPS.replace('@public', '@public @sealed'),
      ['@pavilion/ui: ButtonProps is @sealed now'],
    ],
    [
      'a type changed that is not exported and that an exported one mentions',
      '// @public\nexport function to(...params: Params): string;\n\n// @public, not exported\ntype Params = [\n  id: string\n];',
      '// @public\nexport function to(...params: Params): string;\n\n// @public, not exported\ntype Params = [\n  id: number\n];',
      [expect.stringContaining('Params was “string”, is “number”')],
    ],
  ])('when %s', (_, before, after, reasons) => expect(broken(before, after)).toEqual(reasons));
});

describe('a package that was imported before no longer fits', () => {
  it('when a style sheet or a font is gone', () => {
    expect(breakingChanges(report(FUNCTION), report(FUNCTION, { files: '' }))).toEqual(['the file `./tiles.css` is gone']);
  });

  it('when a library that is handed on has a new major version', () => {
    expect(breakingChanges(report(FUNCTION), report(FUNCTION, { libraries: '- react 20' }))).toEqual([
      'react is version 20, was 19',
    ]);
  });

  it('when an export moved to another address', () => {
    expect(breakingChanges(report(FUNCTION), report(FUNCTION, { address: '@pavilion/ui/money' }))).toEqual([
      '@pavilion/ui: pay is gone',
    ]);
  });
});
