import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBudget } from './require-budget.mjs';

describe('the budget of a script', () => {
  const folder = mkdtempSync(join(tmpdir(), 'budget-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function script(bytes) {
    const file = join(folder, 'main.js');
    writeFileSync(file, bytes);
    return file;
  }

  it('lets pass what compresses to less', () => {
    expect(() => requireBudget(script('again '.repeat(10_000)), 1)).not.toThrow();
  });

  it('refuses what is heavier even when compressed, and says how heavy', () => {
    expect(() => requireBudget(script(randomBytes(3 * 1024)), 2)).toThrow('main.js weighs 3.0 KB compressed; its budget is 2 KB.');
  });
});
