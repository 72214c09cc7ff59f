import { parseArgs } from 'node:util';
import { UserError } from './progress.mjs';

const PARTS = ['checks', 'unit', 'browser'];

export const HELP = `npm test -- [--changed [REF]] [--only PART] [NAME …]

Runs the checks (types, lint, format, dead code), the unit and gateway tests, and the browser tests on a platform of its own.

  NAME            runs only those browser tests whose file has it in its path, for instance specs/money/deposit
  --changed       runs what can fail by what changed since this branch left main, committed or not
  --changed REF   the same since a commit, for instance HEAD~1
  --only PART     runs one part: checks, unit or browser; may be given again
  --help          prints this

PAVILION_E2E_PORT chooses the first of ten ports for the browsers’ platform (4100). docs/testing.md says more.`;

/**
 * What a person asks of a test run.
 *
 * @param {readonly string[]} args
 * @returns {{ help: boolean; changed?: { ref?: string }; parts: string[]; names: string[] }}
 * @throws UserError for what is not known
 */
export function readTestOptions(args) {
  const { values, positionals } = parse(args);
  const { help = false, changed, only = PARTS } = values;
  const unknown = only.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) throw new UserError(`--only knows ${PARTS.join(', ')}, not “${unknown}”.`);
  if (changed !== undefined && positionals.length)
    throw new UserError('--changed chooses the browser tests itself: give it no names, or leave it out.');
  return { help, parts: only, names: positionals, ...(changed !== undefined && { changed: { ...(changed && { ref: changed }) } }) };
}

function parse(args) {
  const options = { help: { type: 'boolean', short: 'h' }, changed: { type: 'string' }, only: { type: 'string', multiple: true } };
  // Its value may be left out, which parseArgs does not know.
  const given = args.map((arg, at) => (arg === '--changed' && isOption(args[at + 1]) ? '--changed=' : arg));
  try {
    return parseArgs({ args: given, options, allowPositionals: true });
  } catch (error) {
    throw new UserError(`${error.message}\n\n${HELP}`);
  }
}

const isOption = (arg) => arg === undefined || arg.startsWith('-');
