import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { UserError } from './progress.mjs';
import { root } from './root.mjs';

const MINIMUM_NODE = [20, 19];

/** Stops with a sentence when this Node is too old for the project. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1]))
    throw new UserError(`Node ${version} is too old: install Node ${MINIMUM_NODE.join('.')} or newer, then run this again.`);
}

/** Stops with a sentence when this machine cannot run the project: too old a Node, a folder nobody may write to. */
export function checkMachine({ version, folder = root } = {}) {
  checkNode(version);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new UserError(
      `${folder} cannot be written to: copy the project to a folder of your own, or give yourself write access, then run this again.`,
    );
  }
}

/** Makes the folder that everything is kept in; stops with a sentence when that may not be, or another account began it. */
export function checkDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new UserError(
      `${folder} cannot be written to; perhaps another account started Pavilion here before. Give it to yourself, or name another folder: PAVILION_DATA_DIR=.data-mine npm start`,
    );
  }
}

/** The port that `variable` names, else `otherwise`; a value that is no port stops with a sentence. */
export function readPort(variable, otherwise, env = process.env) {
  const text = env[variable];
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new UserError(`${variable} must be a port between 1 and 65535, not “${text}”.`);
  return port;
}

/** Stops with a sentence when we cannot listen where we want to. */
export async function checkPorts(ports) {
  for (const [purpose, port, variable] of ports) {
    const refusal = await portError(port);
    if (refusal === 'EACCES')
      throw new UserError(
        `Port ${port} (${purpose}) is not open to your account: choose one above 1023, for instance ${variable}=4000.`,
      );
    if (refusal)
      throw new UserError(
        `Port ${port} (${purpose}) is taken, by another program or by a Pavilion that already runs. Stop it, or choose another: ${variable}=${alternativePort(port)} npm start`,
      );
  }
}

function alternativePort(port) {
  return port + 1000 < 65_000 ? port + 1000 : port - 1000;
}

function portError(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)));
  });
}
