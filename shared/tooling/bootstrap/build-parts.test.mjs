import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildParts, describeLeft } from './build-parts.mjs';
import { root } from './root.mjs';

/** A shell that does not build: its files would go where the sources are. */
const env = { PAVILION_SHELL_DIR: root };
let dataDir;
let told;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pavilion-data-'));
  told = [];
});

const build = (more) => buildParts(['shell'], { instance: { dataDir }, env, tell: (text) => told.push(text), ...more });

function builtBefore() {
  mkdirSync(join(dataDir, 'shell'));
  writeFileSync(join(dataDir, 'shell/assets.json'), '{}');
}

it('leaves what does not build as it was built last, and says so', async () => {
  builtBefore();

  expect(describeLeft(await build({ fallBack: true }))).toEqual([
    expect.stringMatching(/^shell does not build: the last good build/),
  ]);
  expect(told).toEqual([expect.stringMatching(/^shell does not build:\n.*\n.*A build cannot use/s)]);
});

it('stops where there is nothing to go on with, and where what is built is to be tested', async () => {
  await expect(build({ fallBack: true })).rejects.toThrow('A build cannot use');
  builtBefore();
  await expect(build({})).rejects.toThrow('A build cannot use');
});
