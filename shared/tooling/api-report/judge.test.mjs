import { judge } from './judge.mjs';
import { printReport } from './print-report.mjs';
import { readReport } from './read-report.mjs';

const offering =
  (...names) =>
  ({ contract, accepted }) => {
    const empty = printReport(
      { name: '@pavilion/host', files: [], libraries: new Map(), entries: new Map() },
      { contract, accepted },
    );
    const code = names.map((name) => `// @public\nexport function ${name}(): void;`).join('\n\n');
    return `${empty}\n## @pavilion/host/money\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
  };
const first = judge({ print: offering('useMoney', 'parseAmount'), contract: 1 });

it('writes the first report of a package as it is', () => {
  expect(first.breaking).toEqual([]);
  expect(readReport(first.text).contract).toBe(1);
});

it('finds a report up to date when nothing has changed', () => {
  expect(judge({ print: offering('useMoney', 'parseAmount'), written: first.text, contract: 1 })).toEqual(first);
});

it('refuses to lose an export within a number of the contract', () => {
  const { breaking } = judge({ print: offering('useMoney'), written: first.text, contract: 1 });

  expect(breaking).toEqual(['@pavilion/host/money: parseAmount is gone']);
});

it('lets an export go with a new number of the contract', () => {
  const { breaking, text } = judge({ print: offering('useMoney'), written: first.text, contract: 2 });

  expect(breaking).toEqual([]);
  expect(readReport(text).contract).toBe(2);
});

it('does not take a lower number for a new one', () => {
  expect(judge({ print: offering('useMoney'), written: first.text, contract: 0 }).breaking).toHaveLength(1);
});

describe('a breaking change that somebody gave a reason for', () => {
  const accepted = judge({ print: offering('useMoney'), written: first.text, contract: 1, reason: 'nobody has it yet' });

  it('stands in the report with the reason', () => {
    expect(readReport(accepted.text).accepted).toEqual(['nobody has it yet: @pavilion/host/money: parseAmount is gone']);
  });

  it('is still there after the next change, and gone with the next number', () => {
    const next = judge({ print: offering('useMoney', 'useMinor'), written: accepted.text, contract: 1 });
    const later = judge({ print: offering('useMoney', 'useMinor'), written: next.text, contract: 2 });

    expect(next.breaking).toEqual([]);
    expect(readReport(next.text).accepted).toHaveLength(1);
    expect(readReport(later.text).accepted).toEqual([]);
  });
});
