const ROUNDS = 15;

/**
 * Median processor time of each act in milliseconds, taken in turn. Time on the clock would tell how busy the machine is; this tells what
 * the process did, hashing in its thread pool included.
 */
export async function cpuTimes<Name extends string>(
  acts: Readonly<Record<Name, (round: number) => Promise<unknown>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(acts) as Name[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) {
      const before = process.cpuUsage();
      await acts[name](round);
      const { user, system } = process.cpuUsage(before);
      times.get(name)?.push((user + system) / 1000);
    }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Name, number>;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
