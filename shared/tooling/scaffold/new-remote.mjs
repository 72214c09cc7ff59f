import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkPackages } from '../bootstrap/install.mjs';
import { root } from '../bootstrap/root.mjs';
import { siteAddress } from '../cli/installation.mjs';
import { run as runProgram } from '../bootstrap/run.mjs';
import { UserError, logProgress } from '../bootstrap/progress.mjs';
import { packageInfo, remoteFolders } from '../federation/package-info.mjs';
import { withPackage } from './lock-entry.mjs';
import { freePlace, freePort, ownerOf, remoteNameOf } from './names.mjs';
import { undoUnlessDone } from './undo-unless-done.mjs';
import { writeTemplates } from './write-templates.mjs';

const TEMPLATES = join(import.meta.dirname, 'remote');
const LOCK = join(root, 'pnpm-lock.yaml');

export const command = {
  name: 'new-remote',
  about:
    'Makes a remote that works: a folder mf-<name> with a page, a slot, texts and tests. Nothing else changes but the lock file.\ndocs/new-remote.md leads from there to a released remote.',
  positionals: [{ name: 'name', about: 'small letters, digits and hyphens, such as promo' }],
  options: { owner: { value: 'team', about: 'who owns it; team-<name> unless given' } },
  examples: ['pnpm new-remote promo', 'pnpm new-remote promo --owner team-promo'],
};

/** `pnpm new-remote promo`: a folder `mf-promo` with a remote that works, and nothing changed outside it but the lock file. */
export async function run({ positionals, values }) {
  const name = remoteNameOf(positionals.name);
  const owner = ownerOf(values.owner ?? `team-${name}`);
  const folder = join(root, `mf-${name}`);
  if (existsSync(folder)) throw new UserError(`mf-${name} is there already: choose another name, or remove that folder first.`);
  const port = freePort(remoteFolders().map((each) => packageInfo(each).port));
  await undoUnlessDone({ folder, files: [LOCK] }, async () => {
    const place = String(freePlace(descriptorTexts()));
    logProgress(`Writing mf-${name} …`);
    writeTemplates(TEMPLATES, folder, { name, owner, port: String(port), place });
    await runProgram(join(root, 'node_modules/.bin/oxfmt'), [folder]);
    addToLockFile(name, folder);
    logProgress('Linking its packages …');
    await linkPackages();
  });
  process.stdout.write(nextSteps(name, port));
}

/** What the remotes of this checkout say of their places in menus and slots. */
function descriptorTexts() {
  return remoteFolders().map((each) => readFileSync(join(each, 'src/descriptor.ts'), 'utf8'));
}

function addToLockFile(name, folder) {
  const lock = withPackage(
    readFileSync(LOCK, 'utf8'),
    `mf-${name}`,
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  if (!lock) throw new Error('The template asks for a package that no remote has: add it to one, or to none.');
  writeFileSync(LOCK, lock);
}

function nextSteps(name, port) {
  return `
  See it alone    pnpm --filter mf-${name} dev        http://localhost:${port}
  In the site     pnpm --filter mf-${name} dev --against ${siteAddress()}
  Test it         pnpm --filter mf-${name} test
  Ship it         pnpm release mf-${name} --brands pavilion

  docs/new-remote.md leads through all of it.

`;
}
