import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Obstacle, say } from '../bootstrap/say.mjs';
import { registryClient } from './registry-client.mjs';

const OPTIONS = {
  apply: { type: 'boolean', default: false },
  partly: { type: 'boolean', default: false },
  reason: { type: 'string' },
};
const USAGE = 'pavilion catalogue import <file.csv|file.json> | pull <vendor> [--apply --reason "…"] [--partly]';

/** `pavilion catalogue …`: judges a list of games line by line and, with `--apply`, writes it. Exits with 1 when a line was refused. */
export async function run(args) {
  const { verb, what, values } = readArguments(args);
  const report = verb === 'pull' ? await pull(what, values) : await bring(what, values);
  tell(report);
  if (report.refused > 0) process.exitCode = 1;
}

function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [verb, what] = positionals;
    if (!['import', 'pull'].includes(verb) || !what || positionals.length > 2) throw new Error('What is to be brought in?');
    if (values.apply && !values.reason) throw new Error('--apply needs a --reason, for the audit log.');
    return { verb, what, values };
  } catch (error) {
    throw new Obstacle(`${error.message}\n${USAGE}`);
  }
}

function client() {
  return registryClient(undefined, 'operator-token');
}

function pull(vendor, { apply, partly, reason }) {
  return client().post(`/catalogue/vendors/${encodeURIComponent(vendor)}/pull`, { apply, partly, ...(reason && { reason }) });
}

async function bring(file, { apply, partly, reason }) {
  const bytes = await readFile(file).catch((error) => {
    throw new Obstacle(`${file} cannot be read: ${error.code}`);
  });
  const format = file.toLowerCase().endsWith('.json') ? 'json' : 'csv';
  const query = { format, ...(apply && { apply: '1' }), ...(partly && { partly: '1' }), ...(reason && { reason }) };
  return client().postFile(`/catalogue/import?${new URLSearchParams(query)}`, bytes);
}

function tell({ applied, added, changed, unchanged, refused, lines }) {
  for (const { line, game, outcome, fault, fields } of lines)
    say(
      `${String(line).padStart(6)}  ${outcome.padEnd(8)}  ${game}${fields.length ? `  (${[fault, ...fields].filter(Boolean).join(' ')})` : ''}`,
    );
  say(
    `${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused. ${applied ? 'Written.' : 'Nothing was written.'}`,
  );
}
