import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../../bootstrap/progress.mjs';
import { runCommand } from '../../cli/run-command.mjs';
import { freePlace, ownerOf, remoteNameOf } from '../names.mjs';
import { undoUnlessDone } from '../undo-unless-done.mjs';
import { writeTemplates } from '../write-templates.mjs';

const KIT = dirname(fileURLToPath(import.meta.url));
/** Where a repository keeps the packages of the kit. */
const PACKAGES = 'pavilion';
/** Places in the side menu and the lobby for remotes from elsewhere: after everything that the platform has. A taken one is refused at release. */
const [FIRST_PLACE, PLACES] = [110, 890];
const SPECIFIER = /file:pavilion\/pavilion-[\w.-]+\.tgz/g;

const command = {
  name: 'new-remote',
  typed: 'node new-remote.mjs',
  about:
    'Makes a repository with a remote that works: a page, a slot, texts, tests, and the packages of the platform. With --update it gives one that is there the packages of this kit.',
  positionals: [{ name: 'name', about: 'small letters, digits and hyphens, such as promo', optional: true }],
  options: {
    owner: { value: 'team', about: 'who owns it; team-<name> unless given' },
    into: { value: 'folder', about: 'where it is made; mf-<name> here unless given' },
    site: {
      value: 'address',
      about: 'a site of the platform: the first place that is free in its menus; a place by its name unless given',
    },
    update: { value: 'folder', about: 'gives the remote in this folder the packages of this kit' },
  },
  examples: ['node new-remote.mjs promo --owner team-promo --into ../promo', 'node new-remote.mjs --update ../promo'],
};

await runCommand(command, process.argv.slice(2), async ({ positionals, values }) => {
  if (values.update !== undefined) return update(resolve(values.update));
  if (positionals.name === undefined) throw new UserError('A name is missing: node new-remote.mjs promo');
  const name = remoteNameOf(positionals.name);
  const place = values.site === undefined ? placeByName(name) : await freePlaceAt(values.site);
  return create(
    { name, owner: ownerOf(values.owner ?? `team-${name}`), place: String(place) },
    resolve(values.into ?? `mf-${name}`),
  );
});

/** Two teams that know nothing of each other hardly ever get the same one. */
function placeByName(name) {
  return FIRST_PLACE + (createHash('sha256').update(name).digest().readUInt32BE() % PLACES);
}

/** By what the site's manifest says of all remotes. @throws UserError */
async function freePlaceAt(site) {
  try {
    const answer = await fetch(new URL('/wps/system/manifest', site), { headers: { accept: 'application/json' } });
    const { value } = await answer.json();
    return freePlace([Buffer.from(value.payload, 'base64').toString('utf8')], FIRST_PLACE);
  } catch (error) {
    throw new UserError(`${site} told no places (${error.message}). Give the address of a site that runs, or leave --site out.`);
  }
}

async function create({ name, owner, place }, folder) {
  if (existsSync(folder)) throw new UserError(`${folder} is there already: choose another with --into, or remove it first.`);
  await undoUnlessDone({ folder }, async () => {
    writeTemplates(join(KIT, 'template'), folder, { name, owner, place });
    cpSync(join(KIT, 'packages'), join(folder, PACKAGES), { recursive: true });
  });
  process.stdout.write(`mf-${name} is in ${folder}. Next, there: pnpm install --frozen-lockfile. Its README.md says the rest.\n`);
}

/** Files and their names change; what the team wrote stays. */
function update(folder) {
  const { version, packages } = JSON.parse(readFileSync(join(KIT, 'kit.json'), 'utf8'));
  const files = ['package.json', 'pnpm-workspace.yaml'].map((name) => join(folder, name));
  const missing = [join(folder, PACKAGES), ...files].find((file) => !existsSync(file));
  if (missing) throw new UserError(`${folder} was not made with a kit: it has no ${missing}.`);
  const present = Object.values(packages);
  for (const file of files)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(SPECIFIER, (old) => sameIn(present, old)),
    );
  for (const old of readdirSync(join(folder, PACKAGES))) rmSync(join(folder, PACKAGES, old));
  cpSync(join(KIT, 'packages'), join(folder, PACKAGES), { recursive: true });
  process.stdout.write(`${folder} has kit ${version} now. Next, there: pnpm install, then its checks and tests.\n`);
}

/** `…/pavilion-host-1.0.0-….tgz`: the same package in this kit. */
function sameIn(present, old) {
  const packageOf = (specifier) => /pavilion-([a-z0-9]+)-/.exec(specifier)?.[1];
  return present.find((specifier) => packageOf(specifier) === packageOf(old)) ?? old;
}
