import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError, logProgress } from '../bootstrap/progress.mjs';
import { undoUnlessDone } from './undo-unless-done.mjs';
import { writeKit } from './kit/write-kit.mjs';

export const command = {
  name: 'remote-kit',
  about:
    'Writes a folder with everything that a team needs to make a remote in a repository of its own: the shared packages, packed, a template, and the program that makes a repository of them.\ndocs/remote-elsewhere.md leads from there to a released remote.',
  positionals: [{ name: 'folder', about: 'a new folder' }],
  examples: ['pnpm remote-kit ../kit'],
};

/** `pnpm remote-kit ../kit`: a folder that is handed to a team. */
export async function run({ positionals }) {
  const folder = resolve(positionals.folder);
  if (existsSync(folder)) throw new UserError(`${folder} is there already: name a new folder, or remove that one first.`);
  logProgress('Packing the shared packages …');
  const version = await undoUnlessDone({ folder }, () => writeKit(folder));
  logProgress(`Kit ${version} is in ${folder}. A team makes a remote with: node ${folder}/new-remote.mjs promo`);
}
