const ROUNDS = 15;

const MEASUREMENTS = 3;

/**
 * What two acts took of the processor, in milliseconds, when that tells them apart: by more than a fifth and five milliseconds in each of three
 * measurements. One alone may be disturbed by what else the process does.
 */
export async function differentCpuTimes<Name extends string>(
  acts: Readonly<Record<Name, (round: number) => Promise<unknown>>>,
): Promise<Record<Name, number> | undefined> {
  for (let measured = 1; ; measured += 1) {
    const times = await cpuTimes(acts);
    const [most, least] = [Math.max(...Object.values<number>(times)), Math.min(...Object.values<number>(times))];
    if (most - least < Math.max(5, least * 0.2)) return undefined;
    if (measured === MEASUREMENTS) return times;
  }
}

/**
 * Median processor time of each act in milliseconds, taken in turn. Time on the clock would tell how busy the machine is; this tells what
 * the process did, hashing in its thread pool included.
 */
async function cpuTimes<Name extends string>(
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
