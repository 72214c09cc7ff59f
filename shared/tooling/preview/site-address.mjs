import { portsFrom } from '../bootstrap/ports.mjs';
import { UserError, WrongUsage } from '../bootstrap/progress.mjs';

const LOOPBACK = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The site that a remote is to be seen in, and the registry beside it: on this machine the one whose port follows from the site's, else the
 * one that `PAVILION_REGISTRY` names.
 */
export function resolveSite(against, env = process.env) {
  const address = URL.canParse(against) ? new URL(against) : undefined;
  if (!address || !/^https?:$/.test(address.protocol))
    throw new WrongUsage(`--against cannot be “${against}”: it is no address of a site, such as http://pavilion.localhost:4000.`);
  const local = LOOPBACK.test(address.hostname);
  if (!local && !env.PAVILION_REGISTRY)
    throw new UserError(`${address.origin} is not on this machine: PAVILION_REGISTRY has to name its registry.`);
  const { privatePort } = portsFrom(env, Number(address.port || 80));
  return { host: address.hostname, privatePort };
}
