import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { sharedModules } from '../federation/shared-modules.mjs';
import { runTs } from '../bootstrap/run.mjs';
import { bundle } from './bundle.mjs';
import { fileHashes } from './file-hashes.mjs';
import { dataFolder, outputFolder } from './folders.mjs';
import { FIRST_SCRIPT_KB, requireBudget } from './require-budget.mjs';
import { sourceHash } from './source-hash.mjs';

/**
 * Builds the shell, or the same shell with all remotes in one bundle, and leaves `assets.json` beside the files: what the page has to load, and
 * what remotes can take from it.
 * Unchanged sources and keys leave everything as it is. `changed` names a remote in which the bundle differs from the one without it.
 */
export async function buildShell(kind, changed) {
  const folder = join(root, 'shell');
  const monolith = join(folder, changed ? 'dist-monolith-changed' : 'dist-monolith');
  const out = kind === 'shell' ? outputFolder(process.env.PAVILION_SHELL_DIR, 'shell/dist') : monolith;
  const manifestKeys = await publicKeys(dataFolder());
  const shared = sharedModules(folder);
  const hash = sourceHash(folder);
  if (kind === 'shell' && isCurrent(out, { hash, manifestKeys, shared })) return;
  const preset =
    kind === 'shell'
      ? (await import('../federation/shell-preset.mjs')).shellPreset
      : (await import('../federation/monolith-preset.mjs')).monolithPreset;
  const stats = await bundle(preset({ folder, out, manifestKeys, version: `1.0.0-${hash}`, changed }));
  const first = preloadList(stats);
  if (kind === 'shell')
    first.entry.filter((name) => name.endsWith('.js')).forEach((name) => requireBudget(join(out, name), FIRST_SCRIPT_KB));
  writeFileSync(
    join(out, 'assets.json'),
    JSON.stringify({ hash, manifestKeys, shared, ...first, integrity: fileHashes(out) }, undefined, 2),
  );
}

function isCurrent(out, wanted) {
  const file = join(out, 'assets.json');
  if (!existsSync(file)) return false;
  const built = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(wanted).every(([name, value]) => JSON.stringify(built[name]) === JSON.stringify(value));
}

/** The public halves of the keys that manifests are signed with; the gateway makes them when it is asked first. */
async function publicKeys(dataDir) {
  const file = join(dataDir, 'keys/manifest-public.json');
  if (!existsSync(file))
    await runTs(join(root, 'gateway/src/modules/control/registry/make-keys.ts'), [join(dataDir, 'keys')], {
      cwd: join(root, 'gateway'),
    });
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What the page loads, in order, and which files each named chunk adds. */
function preloadList({ compilation }) {
  const loaded = (group) => group.getFiles().filter((name) => /\.(js|css)$/.test(name));
  const chunks = [...compilation.namedChunkGroups].filter(([name]) => name !== 'main');
  return {
    entry: loaded(compilation.entrypoints.get('main')),
    chunks: Object.fromEntries(chunks.map(([name, group]) => [name, loaded(group)])),
  };
}
