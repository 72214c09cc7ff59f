/** A shared package of a version that the shell cannot stand in for. */
export interface UnsupportedPackage {
  name: string;
  built: string;
  /** What the shell has instead, if anything. */
  runs: string | undefined;
}

/**
 * Packages that browsers would refuse: a remote takes `^built` from the shell and brings no copy of its own. Nothing is said against a version
 * while no shell is built.
 */
export function unsupportedPackages(
  built: Readonly<Record<string, string>>,
  shell: Readonly<Record<string, string>>,
): UnsupportedPackage[] {
  if (Object.keys(shell).length === 0) return [];
  return Object.entries(built).flatMap(([name, version]) => {
    const runs = Object.hasOwn(shell, name) ? shell[name] : undefined;
    return runs !== undefined && satisfiesCaret(runs, version) ? [] : [{ name, built: version, runs }];
  });
}

/** Whether `present` is in `^wanted`: not older, and equal in the first number that is not zero. */
function satisfiesCaret(present: string, wanted: string): boolean {
  const [has, needs] = [numbersOf(present), numbersOf(wanted)];
  if (!has || !needs) return present === wanted;
  const leading = needs.findIndex((number) => number > 0);
  const fixed = leading < 0 ? needs.length : leading + 1;
  if (needs.slice(0, fixed).some((number, at) => number !== has[at])) return false;
  const differs = needs.findIndex((number, at) => number !== has[at]);
  return differs < 0 || (has[differs] ?? 0) > (needs[differs] ?? 0);
}

/** Undefined for anything but three numbers, such as a preview of a package: that fits only itself. */
function numbersOf(version: string): number[] | undefined {
  return /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : undefined;
}
