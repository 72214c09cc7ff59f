/**
 * The lock file of a repository that has the packages of a kit: every library in the version that the platform was tested with, so that installing asks
 * no registry for what there is.
 *
 * @param {object} lock the project's own lock file, read
 * @param {{ manifest: object; packages: Map<string, { file: string; integrity: string; folder: string; manifest: object }> }} kit `manifest` is the
 * `package.json` of the new repository; `packages` are those of the kit by name
 */
export function kitLock(lock, { manifest, packages }) {
  const places = new Map([...packages].map(([name, { file }]) => [name, `file:pavilion/${file}`]));
  const resolve = resolver(lock, places);
  const [dependencies, devDependencies] = ['dependencies', 'devDependencies'].map((kind) =>
    importerSection(manifest[kind], resolve),
  );
  const ours = [...packages].map(([name, each]) => ourEntry(name, each, lock.importers[each.folder], places, resolve));
  const libraries = reachable(lock, [
    ...[dependencies, devDependencies].flatMap((section) => Object.entries(section).map(([name, { version }]) => [name, version])),
    ...ours.flatMap(({ snapshot }) => Object.entries(snapshot.dependencies)),
  ]);
  return {
    lockfileVersion: lock.lockfileVersion,
    settings: lock.settings,
    overrides: Object.fromEntries(places),
    importers: { '.': { dependencies, devDependencies } },
    packages: { ...Object.fromEntries(ours.map(({ key, about }) => [key, about])), ...libraries.packages },
    snapshots: { ...Object.fromEntries(ours.map(({ key, snapshot }) => [key, snapshot])), ...libraries.snapshots },
  };
}

/** What the project resolves a dependency to: as a remote has it, else as any package has it. */
function resolver({ importers }, places) {
  const ordered = Object.entries(importers).sort(([one], [other]) => other.startsWith('mf-') - one.startsWith('mf-'));
  const known = new Map();
  for (const [, { dependencies = {}, devDependencies = {} }] of ordered)
    for (const [name, { version }] of Object.entries({ ...dependencies, ...devDependencies }))
      if (!known.has(name)) known.set(name, version);
  return (name) => {
    const version = places.get(name) ?? known.get(name);
    if (version === undefined) throw new Error(`No package of the project has ${name}, so that its version is not known.`);
    return version;
  };
}

function importerSection(wanted, resolve) {
  return Object.fromEntries(
    Object.entries(wanted)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, specifier]) => [name, { specifier, version: resolve(name) }]),
  );
}

function ourEntry(name, { integrity, manifest }, { dependencies = {} } = {}, places, resolve) {
  const place = places.get(name);
  const peers = manifest.peerDependencies;
  const needed = Object.entries(dependencies).map(([each, { version }]) => [each, places.get(each) ?? version]);
  const fromWhoeverHasIt = Object.keys(peers ?? {}).map((peer) => [peer, resolve(peer)]);
  return {
    key: `${name}@${place}`,
    about: {
      resolution: { integrity, tarball: place },
      version: manifest.version,
      ...(manifest.bin && { hasBin: true }),
      ...(peers && { peerDependencies: peers }),
    },
    snapshot: { dependencies: Object.fromEntries([...needed, ...fromWhoeverHasIt]) },
  };
}

/** Libraries that `wanted` lead to, as the lock file has them. */
function reachable(lock, wanted) {
  const found = { packages: {}, snapshots: {} };
  const waiting = wanted.filter(([, version]) => !version.startsWith('file:'));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const key = keyOf(lock, next);
    if (found.snapshots[key]) continue;
    const snapshot = lock.snapshots[key];
    const about = key.replace(/\(.*$/, '');
    found.snapshots[key] = snapshot;
    found.packages[about] = lock.packages[about];
    waiting.push(...Object.entries({ ...snapshot.dependencies, ...snapshot.optionalDependencies }));
  }
  return { packages: sorted(found.packages), snapshots: sorted(found.snapshots) };
}

/** A library under another name is written with its own. */
function keyOf({ snapshots }, [name, version]) {
  const key = [`${name}@${version}`, version].find((candidate) => Object.hasOwn(snapshots, candidate));
  if (!key) throw new Error(`The lock file has no ${name}@${version}.`);
  return key;
}

function sorted(entries) {
  return Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));
}
