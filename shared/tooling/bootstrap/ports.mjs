import { readPort } from './preflight.mjs';

/** How far an instance's other ports are from its players' one, unless told. */
const APART = { consolePort: 1, studioPort: 2, acquirerPort: 3, privatePort: 9 };
const VARIABLES = {
  consolePort: 'PAVILION_CONSOLE_PORT',
  studioPort: 'STUDIO_PORT',
  acquirerPort: 'ACQUIRER_PORT',
  privatePort: 'PAVILION_PRIVATE_PORT',
};

/** The ports of an instance whose players' site is at `port`. */
export function portsBeside(port) {
  return { port, ...Object.fromEntries(Object.entries(APART).map(([name, apart]) => [name, port + apart])) };
}

/** The ports that the environment names, the others beside the players' one. @throws UserError when one is no port */
export function portsFrom(env = process.env, port = readPort('PAVILION_PORT', 4000, env)) {
  const named = Object.entries(portsBeside(port)).map(([name, beside]) => [
    name,
    VARIABLES[name] ? readPort(VARIABLES[name], beside, env) : beside,
  ]);
  return Object.fromEntries(named);
}
