import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { Obstacle } from './say.mjs';
import { root } from './root.mjs';

const NEEDED = [20, 19];

/** Stops with a sentence when this machine cannot run the project: too old a Node, a folder nobody may write to. */
export function checkMachine() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]))
    throw new Obstacle(`Node ${process.versions.node} is too old: install Node ${NEEDED.join('.')} or newer, then run this again.`);
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Obstacle(
      `${root} cannot be written to: copy the project to a folder of your own, or give yourself write access, then run this again.`,
    );
  }
}

/** Stops with a sentence when somebody else listens where we want to. */
export async function checkPorts(ports) {
  for (const [purpose, port, variable] of ports) {
    if (!(await isFree(port)))
      throw new Obstacle(
        `Port ${port} (${purpose}) is taken, by another program or by a Pavilion that already runs. Stop it, or choose another: ${variable}=${port + 1000} npm start`,
      );
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
