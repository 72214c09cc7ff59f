/** @jest-environment jest-fixed-jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { axe } from 'jest-axe';
import type { ReturnView } from '../../src/fairness/measured-return';

const measured = {
  rounds: '12345',
  currency: 'BDT',
  percent: '95.31',
  expected: '95.73',
  z: '-0.82',
  cases: '41',
  bestPlay: false,
};
const largest = {
  amount: '100000000000',
  stake: '100000000',
  currency: 'BDT',
  coin: '1000',
  rounds: 4_319_695 / 3,
  fraction: '3 / 4319695',
};
const told: ReturnView = { build: 'ab'.repeat(32), exact: { percent: '95.73', fraction: '8271299 / 8639390' }, measured, largest };

/** The rules of a game as they are read when the studio tells this of its return, or does not answer. */
async function read(view: ReturnView | undefined): Promise<HTMLDialogElement> {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  window.fetch = async () => {
    if (!view) throw new TypeError('network');
    return Response.json({ success: true, value: view });
  };
  document.documentElement.lang = 'en';
  document.title = 'Game';
  document.body.innerHTML = '<main></main>';
  const { openRules } = await import('./rules-sheet');
  openRules('Three alike win.');
  const sheet = document.querySelector('dialog') as HTMLDialogElement;
  while (sheet.textContent?.includes('Opening')) await new Promise((resolve) => setTimeout(resolve, 5));
  return sheet;
}

describe('the rules of a game', () => {
  it('say what really came back beside the counted return, and how far chance alone brings it off', async () => {
    const sheet = await read(told);

    expect(sheet.textContent).toContain('Three alike win.');
    expect(sheet.textContent).toContain('95.73%, exactly 8271299 / 8639390');
    expect(sheet.textContent).toContain(
      'Rounds for real money in BDT so far: 12,345. Of all that was staked, 95.31% came back. All games here with these rules',
    );
    expect(sheet.textContent).toContain('For the same bets, chance gives 95.73% on average.');
    expect(sheet.textContent).toContain('By chance alone it would be this far off in 41 of 100 cases (z-score −0.82).');
    expect(sheet.textContent).toContain('ab'.repeat(32));
    expect((await axe(sheet)).violations).toEqual([]);
  });

  it('say nothing of chance after few rounds, and that best play is expected where the player decides', async () => {
    const { textContent } = await read({ ...told, measured: { ...measured, rounds: '12', cases: null, bestPlay: true } });

    expect(textContent).toContain('Best play gives 95.73% on average; who plays otherwise gets back less.');
    expect(textContent).toContain('So few rounds say little (z-score −0.82).');
    expect(textContent).not.toContain('By chance alone it would');
  });

  it('say the largest win with its odds, and nothing of it where the brand leaves no stake for it', async () => {
    const { textContent } = await read(told);
    expect(textContent).toContain('৳1,000,000.00, at a stake of ৳1,000.00. On average it comes once in 1,439,898 rounds');
    expect(textContent).toContain('Its chance is exactly 3 / 4319695.');

    expect((await read({ ...told, largest: { ...largest, rounds: 37, fraction: null } })).textContent).toContain(
      'once in 37 rounds',
    );
    expect((await read({ ...told, largest: { ...largest, rounds: 20.204 } })).textContent).toContain('once in 20.2 rounds');
    expect((await read({ ...told, largest: null })).textContent).not.toContain('Largest win');
  });

  it('say that nothing was played yet, and leave out a fraction that is longer than a line', async () => {
    const { textContent } = await read({ ...told, exact: { percent: '95.57', fraction: null }, measured: null });

    expect(textContent).toContain('No round with these rules has been played for real money yet.');
    expect(textContent).toContain('95.57%, counted over all that can happen');
  });

  it('stay whole when the studio does not answer', async () => {
    const { textContent } = await read(undefined);

    expect(textContent).toContain('Three alike win.');
    expect(textContent).toContain('What came back so far cannot be shown right now.');
  });
});

describe('every page of a game', () => {
  it('opens its rules with what came back: by openRules and never by a sheet of its own', () => {
    const client = path.join(__dirname, '..');
    const sources = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
    const others = sources.filter((file) =>
      /openSheet\(\s*translate\('rules'\)/.test(readFileSync(path.join(client, file), 'utf8')),
    );

    expect(others).toEqual(['engine/rules-sheet.ts']);
  });
});
