import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { slowestSpecs, slowestSuites } from './slowest.mjs';

const FOLDER = join(root, '.data/test-reports');

/** Where a part of the run writes what it found. */
export const reportFile = (name) => join(FOLDER, `${name}.json`);

/** Reports of earlier runs must not be taken for this one's. */
export function clearReports() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/** A report that was written; an empty one where a part came to none. */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { suites: [], testResults: [] };
}

/** How many browser tests are in a report. */
export const countTests = ({ stats, suites }) => (stats && suites.length ? stats.expected + stats.unexpected + stats.flaky : 0);

/** Tells which tests took longest, out of the reports of this run. */
export function tellSlowest() {
  const reports = readdirSync(FOLDER).map((name) => readReport(join(FOLDER, name)));
  tell(
    'The slowest unit test files:',
    slowestSuites(
      reports.flatMap(({ testResults = [] }) => testResults),
      root,
    ),
  );
  tell(
    'The slowest browser specs, all devices and languages together:',
    slowestSpecs(reports.flatMap(({ suites = [] }) => suites)),
  );
}

function tell(title, lines) {
  if (lines.length) process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
}
