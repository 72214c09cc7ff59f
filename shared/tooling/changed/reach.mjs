import { READS, REACHES_EVERYTHING, REACHES_NO_TEST } from './reads.mjs';

const UNIT_TEST = /\.test\.(?:tsx?|mjs)$/;
const SPEC = /^e2e\/specs\/(?!soak\/).+\.spec\.ts$/;
const PAGE = 'docs/new-remote.md';

/**
 * Answers for a file what its change can make fail. Pure: it knows the project from its arguments alone.
 *
 * @typedef {{ everything?: string; tests: string[]; specs: string[]; page: boolean }} Reach unit tests and browser specs by their paths;
 * whether the page for new remotes is followed; `everything` says why nothing may be left out
 * @param {{ files: readonly string[]; importers: Map<string, Set<string>>; emptyFiles: Set<string> }} project every file there is, and
 * what `importGraph` found
 * @returns {(file: string) => Reach}
 */
export function reachIn({ files, importers, emptyFiles }) {
  const there = new Set(files);
  const importersOf = (file) => [...(importers.get(file) ?? [])];
  const readersOf = memo((file) => readersAmong(files, file));
  return (file) => {
    const reached = closure(file, (one) => [...importersOf(one), ...readersOf(one)]);
    const base = [...reached].find((one) => matches(REACHES_EVERYTHING, one));
    if (base) return everything(base === file ? 'everything is built or run by it' : `${base} needs it`);
    // To a unit test a stylesheet is a list of names; those that open one are in the table.
    const byTests = closure(file, (one) => [...(one.endsWith('.css') ? [] : importersOf(one)), ...readersOf(one)]);
    const tests = [...byTests].filter((one) => UNIT_TEST.test(one) && there.has(one)).sort();
    const specs = [...reached].filter((one) => SPEC.test(one) && there.has(one)).sort();
    const page = reached.has(PAGE);
    const known = page || tests.length || specs.length || [...reached].some((one) => matches(REACHES_NO_TEST, one));
    // What is gone had importers, and they changed with it. Of what holds types alone the type check tells.
    if (!known && there.has(file) && !emptyFiles.has(file)) return everything('nobody is known to need it');
    return { tests, specs, page };
  };
}

function everything(why) {
  return { everything: why, tests: [], specs: [], page: true };
}

function readersAmong(files, file) {
  return READS.flatMap(([read, by]) => {
    const found = read.exec(file);
    if (!found) return [];
    const reader = new RegExp(by.replace('$1', found[1] ?? ''));
    return files.filter((other) => reader.test(other));
  });
}

function closure(start, next) {
  const reached = new Set([start]);
  for (const one of reached) for (const other of next(one)) reached.add(other);
  return reached;
}

const matches = (patterns, file) => patterns.some((pattern) => pattern.test(file));

function memo(answer) {
  const known = new Map();
  return (of) => known.get(of) ?? known.set(of, answer(of)).get(of);
}
