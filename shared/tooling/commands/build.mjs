import { buildConsole } from './build-console.mjs';
import { buildProgram } from './build-program.mjs';
import { buildRemote } from './build-remote.mjs';
import { buildShell } from './build-shell.mjs';
import { buildStudio } from './build-studio.mjs';
import { remoteFolder } from './folders.mjs';
import { listStudioGames } from './list-studio-games.mjs';

const PROGRAMS = ['gateway', 'studio', 'acquirer'];

export const command = {
  name: 'build',
  typed: 'pavilion build',
  about:
    'Builds one part into its dist folder, unless the environment names another (docs/configuration.md). Unchanged sources are left as they are.',
  positionals: [
    {
      name: 'part',
      about: 'what to build',
      oneOf: ['remote', 'shell', 'monolith', 'console', 'studio-pages', 'studio-games', ...PROGRAMS],
    },
    {
      name: 'name',
      about: 'which remote; the one of this folder unless given. For a monolith: the one with a change',
      optional: true,
    },
  ],
  examples: ['pavilion build console', 'pavilion build remote mf-wallet'],
};

/** What one package is made into, in its `dist` unless the instance has a place for it. */
export async function run({ positionals: { part, name } }) {
  if (part === 'remote') return void (await buildRemote(remoteFolder(name)));
  if (part === 'shell' || part === 'monolith') return buildShell(part, name);
  if (part === 'console') return buildConsole();
  if (part === 'studio-pages') return buildStudio();
  if (part === 'studio-games') return void (await listStudioGames());
  await buildProgram(part);
}
