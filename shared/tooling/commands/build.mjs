import { Obstacle } from '../bootstrap/say.mjs';
import { buildConsole } from './build-console.mjs';
import { buildRemote } from './build-remote.mjs';
import { buildShell } from './build-shell.mjs';
import { buildStudio } from './build-studio.mjs';
import { remoteFolder } from './where.mjs';

/** `pavilion build <what> [name]`: one package's production files into its `dist`. */
export async function run([what, name]) {
  if (what === 'remote') return void (await buildRemote(remoteFolder(name)));
  if (what === 'shell' || what === 'monolith') return buildShell(what);
  if (what === 'console') return buildConsole();
  if (what === 'studio') return buildStudio();
  throw new Obstacle(`“pavilion build ${what ?? ''}” is not known: build remote, shell, monolith, console or studio.`);
}
