import { watch } from 'node:fs';
import { join } from 'node:path';
import { remotes } from './platform.mjs';
import { root } from './root.mjs';
import { runPavilion } from './run.mjs';
import { say } from './say.mjs';

const PAUSE_MS = 150;

/**
 * While developing the whole platform: a saved file of a remote is built and released into the running registry, and open pages take the
 * new version as they would in production; a saved file of the shell rebuilds it for the next load.
 */
export function followChanges(env) {
  for (const remote of remotes) onSave(join(root, remote, 'src'), () => rebuild(`Releasing ${remote}`, ['release', remote], env));
  onSave(join(root, 'shell/src'), () => rebuild('Building the shell', ['build', 'shell'], env));
  onSave(join(root, 'shared'), async () => {
    await rebuild('Building the shell', ['build', 'shell'], env);
    for (const remote of remotes) await rebuild(`Releasing ${remote}`, ['release', remote], env);
  });
}

function onSave(folder, act) {
  let timer;
  let working = Promise.resolve();
  watch(folder, { recursive: true }, (_event, file) => {
    if (file?.includes('node_modules') || file?.includes('dist')) return;
    clearTimeout(timer);
    timer = setTimeout(() => (working = working.then(act)), PAUSE_MS);
  });
}

async function rebuild(what, command, env) {
  say(`${what} …`);
  await runPavilion(command, { env }).then(
    () => say(`${what}: done.`),
    (error) => process.stderr.write(`${error.message}\n`),
  );
}
