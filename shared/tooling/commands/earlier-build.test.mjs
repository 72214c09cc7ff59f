import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { earlierBuild, noteBuild } from './earlier-build.mjs';
import { describeFiles } from './file-hashes.mjs';

let out;
let release;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'built-'));
  for (const name of ['remoteEntry.js', 'remoteEntry.js.map', '12.css']) writeFileSync(join(out, name), `/* ${name} */`);
  release = { version: '1.0.0-12345678', owner: 'team-points', ...describeFiles(out) };
  noteBuild(out, release);
});
afterEach(() => rmSync(out, { recursive: true }));

it('is taken as it lies there, for the version it was built as', () => {
  expect(earlierBuild(out, release.version)).toEqual(release);
  expect(earlierBuild(out, '1.0.0-87654321')).toBeUndefined();
});

it.each([
  ['altered', () => appendFileSync(join(out, 'remoteEntry.js'), ' ')],
  ['altered in its source map', () => appendFileSync(join(out, 'remoteEntry.js.map'), ' ')],
  ['gone', () => rmSync(join(out, '12.css'))],
  ['more than was built', () => writeFileSync(join(out, '13.js'), 'alert()')],
  ['without its note', () => rmSync(join(out, 'release.json'))],
])('is not taken when it is %s', (_, happen) => {
  happen();

  expect(earlierBuild(out, release.version)).toBeUndefined();
});
