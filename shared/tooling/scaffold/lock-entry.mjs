const IMPORTER = /^ {2}(\S+):\n((?: {4}.*\n)+)/gm;
const DEPENDENCY = /^ {6}(\S+):\n( {8}specifier: .*\n {8}version: .*\n)/gm;

/**
 * The lock file with a package more. Each of its dependencies is resolved as a sibling has it, so that nothing has to be asked of a registry;
 * `undefined` when no sibling has one of them.
 */
export function withPackage(lock, name, { dependencies = {}, devDependencies = {} }) {
  const end = lock.indexOf('\npackages:\n');
  const importers = [...lock.slice(0, end).matchAll(IMPORTER)];
  const known = resolvedBy(importers.filter(([, sibling]) => sibling.startsWith('mf-')));
  const wanted = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  if (wanted.some((dependency) => !known.has(dependency))) return undefined;
  const entry = `  ${name}:\n${section('dependencies', dependencies, known)}${section('devDependencies', devDependencies, known)}\n`;
  const next = importers.find(([, sibling]) => sibling > name);
  const at = next ? next.index : end + 1;
  return lock.slice(0, at) + entry + lock.slice(at);
}

/** What each dependency came to, by name. */
function resolvedBy(importers) {
  return new Map(
    importers.flatMap(([, , block]) => [...block.matchAll(DEPENDENCY)].map(([, name, lines]) => [name.replaceAll("'", ''), lines])),
  );
}

function section(title, dependencies, known) {
  const names = Object.keys(dependencies).sort();
  return names.length ? `    ${title}:\n${names.map((name) => `      ${key(name)}:\n${known.get(name)}`).join('')}` : '';
}

function key(name) {
  return name.startsWith('@') ? `'${name}'` : name;
}
