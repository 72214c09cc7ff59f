import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { watchTree } from './watch-tree.mjs';

let folder;
let told;
let stop;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-watch-'));
  mkdirSync(join(folder, 'screens'));
  writeFileSync(join(folder, 'screens/Home.tsx'), 'first');
  told = [];
  stop = watchTree(folder, (name) => told.push(name));
});
afterEach(() => stop());

async function isTold(name) {
  for (const until = Date.now() + 5_000; !told.includes(name) && Date.now() < until;) await pause(20);
  const answer = told.includes(name);
  told.length = 0;
  return answer;
}

/** As many editors save: a new file takes the old one's place. */
function saveAnew(file, text) {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

describe('what is saved while developing', () => {
  it('is seen each time, however the editor saves', async () => {
    const file = join(folder, 'screens/Home.tsx');
    for (const text of ['second', 'third']) {
      saveAnew(file, text);
      expect(await isTold('Home.tsx')).toBe(true);
    }
    writeFileSync(file, 'fourth');
    expect(await isTold('Home.tsx')).toBe(true);
  });

  it('is seen in folders that were made meanwhile', async () => {
    mkdirSync(join(folder, 'screens/deposit'));
    expect(await isTold('deposit')).toBe(true);
    writeFileSync(join(folder, 'screens/deposit/Deposit.tsx'), 'first');
    expect(await isTold('Deposit.tsx')).toBe(true);
  });
});
