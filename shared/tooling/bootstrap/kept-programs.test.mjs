import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileKept } from '@pavilion/programs/compile.mjs';

/** Ends once its compiled code was kept, which takes some seconds. */
const PROGRAM = `
import { existsSync, readdirSync } from 'node:fs';
const kept = process.env.NODE_COMPILE_CACHE;
const end = () => (existsSync(kept) && readdirSync(kept).length ? process.exit() : setTimeout(end, 50));
void import('sharp').then(({ default: draw }) => (console.log(draw()), end()), (error) => (console.log(error.code), end()));
`;

it('loads a library later, at its first start and at those that find its compiled code', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-kept-'));
  const library = join(folder, 'node_modules/sharp');
  mkdirSync(library, { recursive: true });
  writeFileSync(join(library, 'index.js'), `module.exports = () => 'drawn';`);
  writeFileSync(join(folder, 'entry.mjs'), PROGRAM);
  await compileKept(join(folder, 'entry.mjs'), join(folder, 'main.mjs'));
  const kept = join(folder, 'kept');
  const start = () =>
    execFileSync(process.execPath, [join(folder, 'main.mjs')], {
      env: { ...process.env, NODE_COMPILE_CACHE: kept, NODE_OPTIONS: '' },
      encoding: 'utf8',
    }).trim();

  expect(start()).toBe('drawn');
  expect(existsSync(kept) && readdirSync(kept)).toHaveLength(1);
  expect(start()).toBe('drawn');
}, 60_000);
