import { checkReports, writeReports } from '../api-report/reports.mjs';
import { logProgress, WrongUsage } from '../bootstrap/progress.mjs';

export const command = {
  name: 'api-report',
  about:
    'Writes what shared/contract, shared/host and shared/ui offer into their api-report.md. docs/remote-contract.md says what may change within a number of the contract.',
  options: {
    check: { about: 'writes nothing; fails when a report is not up to date' },
    'accept-breaking': {
      value: 'why',
      about: 'writes a breaking change without a new contract number, with the reason in the report',
    },
  },
  examples: ['pnpm api-report', 'pnpm api-report --check'],
  exitCodes: { 1: 'a report is not up to date, or a change would break remotes that run' },
};

/** Writes the reports of the shared packages, or compares them with what the packages offer. */
export async function run({ flags, values: { 'accept-breaking': reason } }) {
  if (flags.has('check') && reason !== undefined) throw new WrongUsage('--check writes nothing, --accept-breaking does.');
  logProgress('Reading what the shared packages offer …');
  if (flags.has('check')) {
    checkReports();
    return logProgress('The reports are up to date.');
  }
  const changed = writeReports({ reason });
  logProgress(changed.length ? `Written: ${changed.join(', ')}` : 'Nothing has changed.');
}
