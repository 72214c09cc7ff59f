import { UserError, WrongUsage } from '../bootstrap/progress.mjs';
import { joinInstallation, siteAddress } from '../cli/installation.mjs';
import { isLoopback } from '../cli/registry-address.mjs';

/**
 * The site that a remote is to be seen in, and in `env` where its registry is: on this machine that of the installation whose site it is, else
 * the one that `PAVILION_REGISTRY` names.
 */
export function resolveSite(against, env = process.env) {
  const address = URL.canParse(against) ? new URL(against) : undefined;
  if (!address || !/^https?:$/.test(address.protocol))
    throw new WrongUsage(`--against cannot be “${against}”: it is no address of a site, such as ${siteAddress(env)}.`);
  const local = isLoopback(address.hostname);
  if (!local && !env.PAVILION_REGISTRY)
    throw new UserError(`${address.origin} is not on this machine: PAVILION_REGISTRY has to name its registry.`);
  const surroundings = { ...env, ...(local && { PAVILION_PORT: address.port || '80' }) };
  joinInstallation(surroundings);
  return { host: address.hostname, env: surroundings };
}
