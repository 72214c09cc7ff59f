import { hostSubpaths, packageInfo, sharedFolder, versionOf } from './package-info.mjs';

/** Everything that host and remotes share, with its version. Whatever is not here is bundled by whoever uses it. */
export function sharedModules(folder) {
  const ours = (name) => packageInfo(sharedFolder(name, folder)).version;
  const host = ours('host');
  const react = versionOf('react', folder);
  return {
    react,
    'react/jsx-runtime': react,
    'react-dom': versionOf('react-dom', folder),
    '@pavilion/ui': ours('ui'),
    '@pavilion/ui/core': ours('ui'),
    ...Object.fromEntries(hostSubpaths(folder).map((subpath) => [subpath, host])),
  };
}

/** Fetched when the first part asks for it: forms, tables and the like are nothing that the frame or the lobby begins with. */
const LATER = '@pavilion/ui';

/** What the shell has in its first file, so that no remote waits for it. */
export function eagerModules(folder) {
  return Object.keys(sharedModules(folder)).filter((name) => name !== LATER);
}

/** As the shell offers them. */
export function sharedByHost(folder) {
  const eager = eagerModules(folder);
  return shareConfig(folder, (version, name) => ({ version, eager: eager.includes(name) }));
}

/** As a remote takes them: from the shell only, never from a copy of its own. */
export function sharedByRemote(folder) {
  return shareConfig(folder, () => ({ import: false }));
}

function shareConfig(folder, more) {
  return Object.fromEntries(
    Object.entries(sharedModules(folder)).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: `^${version}`, ...more(version, name) },
    ]),
  );
}
