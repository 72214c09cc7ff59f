import { parseArgs } from 'node:util';
import { checkReports, writeReports } from '../api-report/reports.mjs';
import { Obstacle, say } from '../bootstrap/say.mjs';

const HELP = `pnpm api-report [--check | --accept-breaking "why"]

Writes what shared/contract, shared/host and shared/ui offer into their api-report.md.

  --check                   writes nothing; fails when a report is not up to date
  --accept-breaking "why"   writes a breaking change without a new contract number, with the reason in the report
  --help                    prints this`;

const OPTIONS = {
  check: { type: 'boolean', default: false },
  'accept-breaking': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
};

/** `pavilion api-report`: writes the reports of the shared packages, or compares them with what the packages offer. */
export async function run(args) {
  const { check, help, 'accept-breaking': reason } = optionsIn(args);
  if (help) return void process.stdout.write(`${HELP}\n`);
  say('Reading what the shared packages offer …');
  if (check) {
    checkReports();
    return say('The reports are up to date.');
  }
  const changed = writeReports({ reason });
  say(changed.length ? `Written: ${changed.join(', ')}` : 'Nothing has changed.');
}

function optionsIn(args) {
  const { values } = parsed(args);
  if (values.check && values['accept-breaking'] !== undefined)
    throw new Obstacle(`--check writes nothing, --accept-breaking does.\n\n${HELP}`);
  if (values['accept-breaking']?.trim() === '')
    throw new Obstacle(`--accept-breaking needs a reason, for whoever reviews it.\n\n${HELP}`);
  return values;
}

function parsed(args) {
  try {
    return parseArgs({ args, options: OPTIONS });
  } catch (error) {
    throw new Obstacle(`${error.message}\n\n${HELP}`);
  }
}
