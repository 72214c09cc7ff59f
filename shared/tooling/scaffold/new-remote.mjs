import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { linkPackages } from '../bootstrap/install.mjs';
import { root } from '../bootstrap/root.mjs';
import { run as runProgram } from '../bootstrap/run.mjs';
import { UserError, logProgress } from '../bootstrap/progress.mjs';
import { packageInfo, remoteFolders } from '../federation/package-info.mjs';
import { withPackage } from './lock-entry.mjs';
import { freePort, ownerOf, remoteNameOf } from './names.mjs';

const TEMPLATES = join(import.meta.dirname, 'remote');
const ENDING = '.txt';

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
  logProgress(`Writing mf-${name} …`);
  writeTemplates(folder, { name, owner, port: String(port) });
  await runProgram(join(root, 'node_modules/.bin/oxfmt'), [folder]);
  addToLockFile(name, folder);
  logProgress('Linking its packages …');
  await linkPackages();
  process.stdout.write(nextSteps(name, port));
}

function writeTemplates(folder, facts) {
  for (const file of readdirSync(TEMPLATES, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const target = join(folder, relative(TEMPLATES, path).slice(0, -ENDING.length));
    const text = readFileSync(path, 'utf8').replace(/\{\{(name|owner|port)\}\}/g, (_, fact) => facts[fact]);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: 'wx' });
  }
}

function addToLockFile(name, folder) {
  const file = join(root, 'pnpm-lock.yaml');
  const lock = withPackage(
    readFileSync(file, 'utf8'),
    `mf-${name}`,
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  if (!lock) throw new Error('The template asks for a package that no remote has: add it to one, or to none.');
  writeFileSync(file, lock);
}

function nextSteps(name, port) {
  return `
  See it alone    pnpm --filter mf-${name} dev        http://localhost:${port}
  In the site     pnpm --filter mf-${name} dev --against http://pavilion.localhost:4000
  Test it         pnpm --filter mf-${name} test
  Ship it         pnpm release mf-${name} --brands pavilion

  docs/new-remote.md leads through all of it.

`;
}
