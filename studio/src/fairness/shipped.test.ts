import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { MODEL_IDS } from '../models/models';
import { folders } from '../settings';
import { exactReturns, readShipped, shippedIn } from './shipped';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'studio-shipped-'));
  mkdirSync(path.join(folder, 'src/dice'), { recursive: true });
  mkdirSync(path.join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(path.join(folder, 'src/main.ts'), 'start();\n');
  writeFileSync(path.join(folder, 'src/dice/odds.ts'), 'export const RTP = 99;\n');
  writeFileSync(path.join(folder, 'dist/assets/game.js'), 'play()');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what a build says of itself', () => {
  it('is the hash that everybody gets with sha256sum from the same files', () => {
    // find src dist/assets -type f \( -name '*.ts' -o -path 'dist/*' \) ! -name '*.test.ts' ! -name '*.br' ! -name '*.gz' | LC_ALL=C sort | xargs sha256sum | sha256sum
    expect(shippedIn(folder).hash).toBe('2050e8678fa8becadf4b20bc0d029f21c63163b8e1abcaaf831cadfad0d5ce50');
  });

  it.each([
    ['a rule changes', 'src/dice/odds.ts', 'export const RTP = 98;\n'],
    ['a page changes', 'dist/assets/game.js', 'play(1)'],
    ['a source is added', 'src/dice/more.ts', ''],
  ])('is another one when %s', (_, file, content) => {
    const before = shippedIn(folder).hash;
    writeFileSync(path.join(folder, file), content);
    expect(shippedIn(folder).hash).not.toBe(before);
  });

  it('is the same when a test is written', () => {
    const before = shippedIn(folder).hash;
    writeFileSync(path.join(folder, 'src/dice/odds.test.ts'), 'it.todo();');
    expect(shippedIn(folder).hash).toBe(before);
  });

  it('is the same whoever compressed what the pages load', () => {
    const before = shippedIn(folder).hash;
    writeFileSync(path.join(folder, 'dist/assets/game.js.br'), brotliCompressSync('play()'));
    writeFileSync(path.join(folder, 'dist/assets/game.js.gz'), gzipSync('play()'));
    expect(shippedIn(folder).hash).toBe(before);
  });

  it.each([
    ['br', brotliCompressSync],
    ['gz', gzipSync],
  ])('is of what browsers are sent: a copy in %s that holds something else stops the build', (ending, pack) => {
    writeFileSync(path.join(folder, `dist/assets/game.js.${ending}`), pack('cheat()'));
    expect(() => shippedIn(folder)).toThrow(`dist/assets/game.js.${ending} holds something else`);
  });

  it('has the return of each model', () => {
    expect(Object.keys(shippedIn(folder).returns).sort()).toEqual([...MODEL_IDS].sort());
  });

  it('stands in the build that is served, with the returns that the code here comes to', () => {
    expect(readShipped(folders.pages).returns).toEqual(exactReturns());
  });

  it('stands in the build that is served with the hash of this code and these pages', () => {
    expect(readShipped(folders.pages).hash).toBe(shippedIn(folders.studio).hash);
  });

  it('is asked to be built where it is missing', () => {
    expect(() => readShipped(folder)).toThrow('run `pnpm --filter studio build`');
  });
});
