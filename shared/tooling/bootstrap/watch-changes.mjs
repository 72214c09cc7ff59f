import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from './platform.mjs';
import { root } from './root.mjs';
import { runPavilion } from './run.mjs';
import { logProgress } from './progress.mjs';
import { watchTree } from './watch-tree.mjs';

const DEBOUNCE_MS = 150;
const IGNORED_FILES = /^\.|\.test\.|~$/;

/**
 * While developing the whole platform: a saved file of a remote is built and released into the running registry, and open pages take the
 * new version as they would in production; one of the shell rebuilds it for the next load; one of the gateway, the studio or the payment company starts it again.
 *
 * @returns how to stop: it waits for what is on its way
 */
export function watchChanges({ env, gateway, studio, acquirer }) {
  const pavilion = (...command) => runPavilion(command, { env });
  const restart = async (name, service, url) => {
    await pavilion('build', name);
    await service.restart();
    await service.ready(url);
  };
  const jobs = {
    gateway: () => restart('gateway', gateway, `${env.PAVILION_REGISTRY}/readyz`),
    studio: () => restart('studio', studio, `http://127.0.0.1:${env.STUDIO_PORT}/healthz`),
    acquirer: () => restart('acquirer', acquirer, `http://127.0.0.1:${env.ACQUIRER_PORT}/healthz`),
    'studio’s pages': () => pavilion('build', 'studio-pages'),
    console: () => pavilion('build', 'console'),
    shell: () => pavilion('build', 'shell'),
    ...Object.fromEntries(remotes.map((remote) => [remote, () => pavilion('release', remote, '--no-checks')])),
  };
  const queue = createJobQueue(jobs);
  const stops = foldersToWatch().map(([place, ...names]) => onSave(join(root, place), () => names.forEach(queue.ask)));
  return () => {
    for (const stop of stops) stop();
    return queue.end();
  };
}

/** Each folder, and what must be made or started again when a file in it is saved. */
function foldersToWatch() {
  const shared = readdirSync(join(root, 'shared')).map((name) => `shared/${name}/src`);
  return [
    ...remotes.map((remote) => [`${remote}/src`, remote]),
    ['shell/src', 'shell'],
    ['gateway/src', 'gateway'],
    ['gateway/migrations', 'gateway'],
    ['gateway/sql', 'gateway'],
    ['operator/console/src', 'console'],
    ['studio/src', 'studio'],
    ['acquirer/src', 'acquirer'],
    ['studio/client', 'studio’s pages', 'studio'],
    ...shared.filter((place) => existsSync(join(root, place))).map((place) => [place, 'gateway', 'shell', ...remotes, 'console']),
  ];
}

function onSave(folder, act) {
  let timer;
  return watchTree(folder, (name) => {
    if (IGNORED_FILES.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(act, DEBOUNCE_MS);
  });
}

/** One after the other, in the order asked for; what waits already is not asked for twice. */
function createJobQueue(jobs) {
  const waiting = new Set();
  let working = Promise.resolve();
  let over = false;
  const work = async (name) => {
    waiting.delete(name);
    if (over) return;
    logProgress(`${name}: saved, on its way …`);
    await jobs[name]().then(
      () => logProgress(`${name}: done.`),
      (error) => process.stderr.write(`${error.message}\n`),
    );
  };
  return {
    ask(name) {
      if (waiting.has(name)) return;
      waiting.add(name);
      working = working.then(() => work(name));
    },
    end() {
      over = true;
      return working;
    },
  };
}
