import { readFile } from 'node:fs/promises';
import { UserError, progress, logProgress, WrongUsage } from '../bootstrap/progress.mjs';
import { gatewayClient } from '../cli/gateway-client.mjs';

const options = {
  apply: { about: 'writes it; without this nothing is written' },
  partly: { about: 'writes the good lines even when others are refused' },
  reason: { value: 'text', about: 'why, for the audit log; needed with --apply' },
};
const closing = {
  value: 'count',
  about: 'how many games the list closes, as it was printed before; needed where those are many, and no more are closed',
  check: (text) => (/^\d{1,6}$/.test(text) ? undefined : 'it is a number of games'),
};

export const command = {
  name: 'catalogue',
  installation: 'gateway',
  about:
    'Judges a list of games line by line and, with --apply, writes it into the catalogue of a running gateway. docs/catalogue.md explains the lines.',
  subcommands: {
    import: {
      about: 'reads the list from a file',
      positionals: [{ name: 'file', about: 'games.csv or games.json' }],
      options,
      examples: ['pnpm catalogue import games.csv', 'pnpm catalogue import games.csv --apply --reason "spring"'],
    },
    pull: {
      about: 'asks a connected vendor for its list',
      positionals: [{ name: 'vendor', about: 'the code of the vendor' }],
      options: { ...options, closing },
      examples: ['pnpm catalogue pull studio', 'pnpm catalogue pull studio --apply --closing 600 --reason "they left"'],
    },
  },
  examples: ['pnpm catalogue import games.csv', 'pnpm catalogue pull studio'],
  exitCodes: {
    1: 'a line was refused, a list closes too many games or more than --closing says, or the gateway could not be asked',
  },
};

/** Exits with 1 when a line was refused, or when so much would close that nothing was written. */
export async function run({ subcommand, positionals, values, flags }) {
  const asked = { apply: flags.has('apply'), partly: flags.has('partly'), reason: values.reason };
  if (asked.apply && !asked.reason) throw new WrongUsage('--apply needs a --reason, for the audit log.');
  if (values.closing !== undefined) asked.closing = Number(values.closing);
  const report = subcommand === 'pull' ? await pull(positionals.vendor, asked) : await importFile(positionals.file, asked);
  printReport(report);
  if (report.refused > 0) process.exitCode = 1;
  if (report.tooManyClosing && !report.applied && asked.closing === undefined)
    throw new UserError(
      `The list closes ${report.closing} games, which is more than one in twenty of the vendor’s: nothing was written. --closing ${report.closing} closes them.`,
    );
}

function pull(vendor, { apply, partly, closing, reason }) {
  progress(`Asking ${vendor} for its games …`);
  const wanted = { apply, partly, ...(closing !== undefined && { closing }), ...(reason && { reason }) };
  return client().post(`/catalogue/vendors/${encodeURIComponent(vendor)}/pull`, wanted);
}

async function importFile(file, { apply, partly, reason }) {
  const bytes = await readFile(file).catch((error) => {
    throw new UserError(`${file} cannot be read: ${error.code}`);
  });
  const format = file.toLowerCase().endsWith('.json') ? 'json' : 'csv';
  const query = { format, ...(apply && { apply: '1' }), ...(partly && { partly: '1' }), ...(reason && { reason }) };
  progress(`Sending ${file}, ${(bytes.length / 1000).toFixed(0)} kB …`);
  return client().postFile(`/catalogue/import?${new URLSearchParams(query)}`, bytes);
}

function client() {
  return gatewayClient('operator-token');
}

const CLOSING = { withdrawn: 'withdrawn', closed: 'closed', not_offered: 'not offered' };

function printReport({ applied, added, changed, unchanged, refused, writes, closing, closingGames, lines }) {
  for (const { vendor, code, game, why } of closingGames)
    logProgress(`        ${CLOSING[why].padEnd(11)}  ${game}  (${vendor} ${code})`);
  for (const { line, game, outcome, fault, fields } of lines)
    logProgress(
      `${String(line).padStart(6)}  ${outcome.padEnd(8)}  ${game}${fields.length ? `  (${[fault, ...fields].filter(Boolean).join(' ')})` : ''}`,
    );
  logProgress(
    `${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused, ${closing} closing; ${writes} rows. ${applied ? 'Written.' : 'Nothing was written.'}`,
  );
}
