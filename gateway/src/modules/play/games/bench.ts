import { readFileSync } from 'node:fs';
import { fold } from './search/fold';
import { indexNames } from './search/name-index';

const WARM = 500;
const SEARCHES = 3_000;

interface Named {
  name: string;
  names: { bn: string };
}

/** Milliseconds of processor time that a search among the games of a vendor's list, a file, takes, as JSON: what people type, a third of it misspelt. */
function bench(): { p50: number; p99: number } {
  const listed = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Named[];
  const games = listed.map(({ name, names }) => ({ name, name_bn: names.bn }));
  const index = indexNames(games.map(({ name, name_bn }) => [fold(name), fold(name_bn)]));
  const times = Array.from({ length: WARM + SEARCHES }, (_, at) => {
    const { name, name_bn } = games[(at * 7919) % games.length] ?? { name: '', name_bn: '' };
    return timeOf(() => index.find(typed(at % 2 ? name : name_bn, at)));
  }).slice(WARM);
  times.sort((one, other) => one - other);
  return { p50: times[SEARCHES / 2] ?? 0, p99: times[Math.floor(SEARCHES * 0.99)] ?? 0 };
}

/** The first letters of a name; every third time two of them swapped. */
function typed(name: string, at: number): string {
  const begun = name.slice(0, 2 + (at % 12));
  return at % 3 || begun.length < 6 ? begun : `${begun.slice(0, 2)}${begun[3]}${begun[2]}${begun.slice(4)}`;
}

function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

process.stdout.write(`${JSON.stringify(bench())}\n`);
