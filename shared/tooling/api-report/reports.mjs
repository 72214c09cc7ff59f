import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { UserError } from '../bootstrap/progress.mjs';
import { REPORTED, sharedPackages } from './entry-points.mjs';
import { internalImports } from './internal-imports.mjs';
import { judge } from './judge.mjs';
import { printReport } from './print-report.mjs';
import { declarationProgram } from './program.mjs';
import { readSurface } from './read-surface.mjs';
import { undocumented } from './undocumented.mjs';

const NUMBER = 'shared/contract/src/version.ts';
const ACCEPT = 'pnpm api-report --accept-breaking "why"';

/** Fails when a report is not what its package offers, when old callers would break, or when an export says nothing about itself. */
export function checkReports() {
  const { packages, faults } = readPackages();
  const stale = packages.filter(({ breaking, text, written }) => breaking.length === 0 && text !== written);
  const sentences = stale.map(
    ({ file }) => `${file} is not what the package offers: run \`pnpm api-report\` and commit what it writes.`,
  );
  stopOver([...faults, ...packages.flatMap(breakingSentence), ...sentences]);
}

/** Writes the reports and returns the files that changed. With `reason`, breaking changes are written down with it instead of refused. */
export function writeReports({ reason } = {}) {
  const { packages, faults } = readPackages(reason);
  stopOver([...faults, ...(reason ? [] : packages.flatMap(breakingSentence))]);
  const changed = packages.filter(({ text, written }) => text !== written);
  for (const { file, text } of changed) writeFileSync(join(root, file), text);
  return changed.map(({ file }) => file);
}

function readPackages(reason) {
  const all = sharedPackages();
  const reported = all.filter(({ short }) => REPORTED.includes(short));
  const program = declarationProgram(
    all.flatMap(({ entries }) => [...entries.values()]),
    [...REPORTED, 'money', 'i18n'].map((short) => join(root, 'shared', short)),
  );
  const surfaces = reported.map((each) => readSurface(program, each));
  const faults = [...surfaces.flatMap(({ problems }) => problems), ...undocumented(program, all), ...internalImports(surfaces)];
  return { faults, packages: reported.map(({ folder }, index) => compared(folder, surfaces[index], reason)) };
}

/** A package's report as it is, as it should be, and what would break. */
function compared(folder, surface, reason) {
  const file = relative(root, join(folder, 'api-report.md'));
  const written = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
  const contract = contractNumber();
  return { file, written, contract, ...judge({ print: (heading) => printReport(surface, heading), written, contract, reason }) };
}

function contractNumber() {
  return Number(/CONTRACT_VERSION = (\d+)/.exec(readFileSync(join(root, NUMBER), 'utf8'))[1]);
}

function breakingSentence({ file, breaking, contract }) {
  if (breaking.length === 0) return [];
  const changes = breaking.map((change) => `  ${change}`).join('\n');
  return [
    `Callers built for contract ${contract} would break (${file}):\n${changes}\nRaise CONTRACT_VERSION in ${NUMBER} or keep the old export. ` +
      `If nobody outside has this number yet, \`${ACCEPT}\` writes the reason into the report.`,
  ];
}

function stopOver(sentences) {
  if (sentences.length) throw new UserError(sentences.join('\n'));
}
