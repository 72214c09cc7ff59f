const TYPED = /\.(?:[cm]?tsx?|json)$/;

/**
 * What of the test run a change can make fail. Pure.
 *
 * @typedef {import('./reach.mjs').Reach} Reach
 * @typedef {{ types: string[]; tests: string[]; specs: string[]; page: boolean; everything: boolean }} Choice folders whose types are
 * checked, unit tests and browser specs by path, whether the page for new remotes is followed; with `everything` the lists say nothing
 * @param {{ changed: readonly string[]; reach: (file: string) => Reach; packages: readonly { folder: string; needs: readonly string[] }[] }}
 * project `needs` are folders of packages
 * @returns {Choice & { because: { file: string; reach: Reach }[] }}
 */
export function choose({ changed, reach, packages }) {
  const because = changed.map((file) => ({ file, reach: reach(file) }));
  const all = (what) => [...new Set(because.flatMap(({ reach }) => reach[what]))].sort();
  return {
    types: withDependents(packages, changed),
    tests: all('tests'),
    specs: all('specs'),
    page: because.some(({ reach }) => reach.page),
    everything: because.some(({ reach }) => reach.everything),
    because,
  };
}

/** Packages with a changed file that types come from, and all that depend on one of them: what they use may have another type now. */
function withDependents(packages, changed) {
  const typed = changed.filter((file) => TYPED.test(file));
  const reached = new Set(
    packages.map(({ folder }) => folder).filter((folder) => typed.some((file) => file.startsWith(`${folder}/`))),
  );
  for (const folder of reached) for (const one of packages) if (one.needs.includes(folder)) reached.add(one.folder);
  return [...reached].sort();
}
