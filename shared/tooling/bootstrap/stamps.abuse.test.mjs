import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDone, markDone } from './stamps.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'stamps-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const TERMS = ['small', 4000, 'postgres://postgres:of-the-superuser@127.0.0.1:5432/pavilion'];

it('knows the terms that something was done on, and others for others', () => {
  const file = join(folder, 'seeded');
  expect(isDone(file, TERMS)).toBe(false);
  markDone(file, TERMS);

  expect(isDone(file, TERMS)).toBe(true);
  expect(isDone(file, TERMS.with(1, 4001))).toBe(false);
  expect(isDone(file, TERMS.with(2, 'postgres://postgres:of-the-superuser@127.0.0.1:5432/other'))).toBe(false);
});

it('takes a server whose password was renewed for the same', () => {
  const file = join(folder, 'seeded');
  markDone(file, TERMS);

  expect(isDone(file, TERMS.with(2, 'postgres://postgres:renewed@127.0.0.1:5432/pavilion'))).toBe(true);
});

it('says nothing of a password, and closes the file of an earlier release that did', () => {
  const file = join(folder, 'studio-connected');
  writeFileSync(file, TERMS.join(' '));
  chmodSync(file, 0o644);
  expect(isDone(file, TERMS)).toBe(false);

  markDone(file, TERMS);

  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
