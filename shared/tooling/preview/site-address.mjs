import { Obstacle } from '../bootstrap/say.mjs';

const LOOPBACK = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;
/** How far an installation's private port is from its players' one, unless told. */
const APART = 9;

/**
 * The site that a remote is to be seen in, and the registry beside it: on this machine the one whose port follows from the site's, else the
 * one that `PAVILION_REGISTRY` names.
 */
export function siteAt(against, env = process.env) {
  const address = URL.canParse(against) ? new URL(against) : undefined;
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Obstacle(`“${against}” is no address of a site: give one such as http://pavilion.localhost:4000.`);
  const local = LOOPBACK.test(address.hostname);
  if (!local && !env.PAVILION_REGISTRY)
    throw new Obstacle(`${address.origin} is not on this machine: PAVILION_REGISTRY has to name its registry.`);
  const privatePort = env.PAVILION_PRIVATE_PORT ?? Number(address.port || 80) + APART;
  return { host: address.hostname, privatePort };
}
