import { Obstacle } from '../bootstrap/say.mjs';
import { buildConsole } from './build-console.mjs';
import { buildProgram } from './build-program.mjs';
import { buildRemote } from './build-remote.mjs';
import { buildShell } from './build-shell.mjs';
import { buildStudio } from './build-studio.mjs';
import { remoteFolder } from './where.mjs';

/** `pavilion build <what> [name]`: what one package is made into, in its `dist` unless the instance has a place for it. */
export async function run([what, name]) {
  if (what === 'remote') return void (await buildRemote(remoteFolder(name)));
  if (what === 'shell' || what === 'monolith') return buildShell(what);
  if (what === 'console') return buildConsole();
  if (what === 'studio-pages') return buildStudio();
  if (what === 'gateway' || what === 'studio' || what === 'acquirer') return void (await buildProgram(what));
  throw new Obstacle(
    `“pavilion build ${what ?? ''}” is not known: build remote, shell, monolith, console, gateway, studio, studio-pages or acquirer.`,
  );
}
