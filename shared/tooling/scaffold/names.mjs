import { WrongUsage } from '../bootstrap/progress.mjs';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 31;
const FIRST_PORT = 3001;
/** After everything that the platform’s own remotes have. */
const FIRST_PLACE = 90;
/** Addresses that are not pages: a remote's page lies at `/<name>`. */
const TAKEN = ['agent', 'api', 'art', 'lgw', 'lotto', 'member', 'metrics', 'registry', 'remotes', 'shell', 'vendors', 'wps'];

/** The registry's name for what somebody typed, with or without `mf-`. @throws WrongUsage */
export function remoteNameOf(typed) {
  const name = typed.replace(/^mf-/, '');
  if (!NAME.test(name) || name.length < 2 || name.length > LONGEST)
    throw new WrongUsage(
      `“${typed}” is no name for a remote: 2 to ${LONGEST} small letters, digits and single hyphens, a letter first.`,
    );
  if (TAKEN.includes(name))
    throw new WrongUsage(`“${name}” cannot be a remote’s name: the address /${name} belongs to the platform.`);
  return name;
}

/** @throws WrongUsage */
export function ownerOf(typed) {
  if (NAME.test(typed) && typed.length <= 60) return typed;
  throw new WrongUsage(`“${typed}” is no name for a team: small letters, digits and single hyphens, such as team-promo.`);
}

/** The first port that no other remote develops on. */
export function freePort(taken) {
  let port = FIRST_PORT;
  while (taken.includes(port)) port += 1;
  return port;
}

/**
 * The first place in the side menu and the lobby’s slot that no remote names, by the texts of their descriptors, sources or JSON: a taken one is refused at
 * release.
 */
export function freePlace(descriptors, first = FIRST_PLACE) {
  const taken = descriptors.flatMap((text) =>
    [...text.matchAll(/(?:side|home\.player)['"]?: ?(\d+)/g)].map(([, place]) => Number(place)),
  );
  let place = first;
  while (taken.includes(place)) place += 1;
  return place;
}
