import { connect } from 'node:net';
import { startDatabases } from './databases.mjs';
import { growingPauses, inSeconds } from './keep-running.mjs';

const LOOK_MS = 1_000;
const CONNECT_MS = 5_000;

/**
 * Starts the server of our own again when it dies; one that was given is for its owner to look after.
 *
 * @returns how to stop
 */
export function keepDatabase(instance, { DATABASE_URL: url }, tell) {
  if (process.env.DATABASE_URL) return () => undefined;
  const pause = growingPauses();
  let [timer, over] = [undefined, false];
  const look = async () => {
    if (!(await listens(new URL(url)))) await startAgain();
    if (!over) timer = setTimeout(look, LOOK_MS);
  };
  const startAgain = async () => {
    const ms = pause();
    tell(`PostgreSQL does not answer; starting it again in ${inSeconds(ms)}. Its log: ${instance.dataDir}/postgres`);
    await new Promise((resolve) => (timer = setTimeout(resolve, ms)));
    if (over) return;
    await startDatabases(instance).then(
      () => tell('PostgreSQL runs again.'),
      (error) => tell(`PostgreSQL could not be started: ${error.message}`),
    );
  };
  timer = setTimeout(look, LOOK_MS);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}

function listens({ hostname, port }) {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: CONNECT_MS });
    const settle = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    // A server that is busy for so long is there all the same.
    socket.once('timeout', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
