import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Days made by hand, in forms that the linter has no rule for. */
const RAW_DAY = /toISOString\(\)\.(slice\(0, 10\)|split)|\b86_?400_?000\b|\bat time zone\b|\}T00:00:00/i;

/** Where they are made for everybody. */
const OWNERS = ['shared/time/src/', 'gateway/src/platform/time/'];

const CHECKED = ['gateway/src/*.ts', 'mf-*/*.ts*', 'shell/src/*.ts*', 'operator/*.ts*', 'shared/*/src/*.ts*'];

it('finds days that are made by hand, and nothing else', () => {
  expect('day = new Date().toISOString().slice(0, 10);').toMatch(RAW_DAY);
  expect('const DAY_MS = 86_400_000;').toMatch(RAW_DAY);
  expect('sql`(at AT TIME ZONE ${zone})::date`').toMatch(RAW_DAY);
  expect('new Date(`${day}T00:00:00Z`)').toMatch(RAW_DAY);
  expect('createdAt: row.created_at.toISOString(),').not.toMatch(RAW_DAY);
});

it('has days and zones counted in one place on each side', () => {
  const files = execFileSync('git', ['ls-files', ...CHECKED], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const raw = files
    .filter((file) => !/\.test\.tsx?$/.test(file) && !OWNERS.some((owner) => file.startsWith(owner)))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (RAW_DAY.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );

  expect(files.length).toBeGreaterThan(1_000);
  expect(raw).toEqual([]);
});
