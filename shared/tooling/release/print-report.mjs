import { logProgress } from '../bootstrap/progress.mjs';

/** What a version changes for others, line by line. */
export function printDifferences({ since, contract, differences }) {
  if (since === null) return logProgress('The first version of this remote: nobody relies on anything yet.');
  logProgress(`Compared with ${since} (own contract ${contract.before} → ${contract.after}):`);
  if (!differences.length) return print(['nothing that others rely on is different']);
  print(
    differences.map(
      ({ kind, name, before, after, breaking }) => `${breaking ? '!' : ' '} ${kind} ${name}: ${describeChange(before, after)}`,
    ),
  );
}

function describeChange(before, after) {
  if (before === null) return 'new';
  return after === null ? 'gone' : `${before} → ${after}`;
}

/** How a version fits each brand that would get it, as a table. */
export function printPlan(plans) {
  const rows = plans.map(({ brand, pinned, text, objections }) => [
    brand,
    pinned ? 'Pinned: left alone unless named with --brands.' : text.en,
    verdict(objections),
  ]);
  print(table([['brand', 'what happens', 'fits'], ...rows]));
}

function verdict(objections) {
  const named = objections.map(({ weight, code, text }) => `${weight === 'stops' ? 'NO' : 'look'}: ${text.en} (${code})`);
  return named.join(' ') || 'yes';
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('   ')
      .trimEnd(),
  );
}

function print(lines) {
  process.stdout.write(`${lines.map((line) => `           ${line}\n`).join('')}`);
}
