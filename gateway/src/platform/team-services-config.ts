import { readFileSync } from 'node:fs';

/** A service of a team, which the gateway asks for its remote. */
export interface TeamServiceConfig {
  /** As in addresses: `/wps/services/<name>/…`. */
  name: string;
  /** Where it answers, without a slash at the end. */
  url: string;
  /** Both sides know it: requests are signed with it. */
  key: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const NAME = /^[a-z][a-z0-9]{1,30}$/;
const SHORTEST_KEY = 32;

/**
 * `PAVILION_SERVICES` names the services, each with its own variables: `PAVILION_SERVICE_OFFERS_URL` and `PAVILION_SERVICE_OFFERS_KEY`.
 *
 * @throws Error naming the variable and what it must be
 */
export function readTeamServices(env: Environment): TeamServiceConfig[] {
  const names = (env.PAVILION_SERVICES ?? '').split(',').filter(Boolean);
  if (names.some((name) => !NAME.test(name)) || new Set(names).size < names.length)
    throw new Error(`PAVILION_SERVICES must be different names such as offers,quests, not “${env.PAVILION_SERVICES}”`);
  return names.map((name) => {
    const variable = `PAVILION_SERVICE_${name.toUpperCase()}`;
    return { name, url: urlOf(env, `${variable}_URL`), key: keyOf(env, `${variable}_KEY`) };
  });
}

function urlOf(env: Environment, variable: string): string {
  const text = env[variable] ?? '';
  const { protocol, search, hash } = URL.canParse(text) ? new URL(text) : { protocol: '', search: '', hash: '' };
  if (!/^https?:$/.test(protocol) || search || hash)
    throw new Error(`${variable} must be the address of the service, such as http://10.0.0.7:8080, not “${text}”`);
  return text.replace(/\/+$/, '');
}

function keyOf(env: Environment, variable: string): string {
  const file = env[`${variable}_FILE`];
  const key = file ? readFileSync(file, 'utf8').trim() : (env[variable] ?? '');
  if (key.length < SHORTEST_KEY)
    throw new Error(`${variable} must have ${SHORTEST_KEY} characters or more, which the service knows too`);
  return key;
}
