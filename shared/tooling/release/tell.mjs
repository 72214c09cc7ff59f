import { say } from '../bootstrap/say.mjs';

/** What a version changes for others, line by line. */
export function tellDifferences({ since, contract, differences }) {
  if (since === null) return say('The first version of this remote: nobody relies on anything yet.');
  say(`Compared with ${since} (own contract ${contract.before} → ${contract.after}):`);
  if (!differences.length) return print(['nothing that others rely on is different']);
  print(
    differences.map(
      ({ kind, name, before, after, breaking }) => `${breaking ? '!' : ' '} ${kind} ${name}: ${change(before, after)}`,
    ),
  );
}

function change(before, after) {
  if (before === null) return 'new';
  return after === null ? 'gone' : `${before} → ${after}`;
}

function print(lines) {
  process.stdout.write(`${lines.map((line) => `           ${line}\n`).join('')}`);
}
