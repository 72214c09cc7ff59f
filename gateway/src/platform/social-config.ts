import { readFileSync } from 'node:fs';

/** Another site whose accounts people sign in with, by OpenID Connect. */
export interface SocialProvider {
  /** In addresses: `/wps/session/social/<id>/start`. */
  id: string;
  /** As the button shows it. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const ID = /^[a-z][a-z0-9]{0,19}$/;
const MAX_PROVIDERS = 5;

/**
 * `PAVILION_SOCIAL` names the providers, each with its own variables: `PAVILION_SOCIAL_GOOGLE_ISSUER` and so on.
 * @throws Error naming the variable and what it must be
 */
export function readSocialConfig(env: Environment, production: boolean): SocialProvider[] {
  const ids = (env.PAVILION_SOCIAL ?? '').split(',').filter(Boolean);
  if (ids.length > MAX_PROVIDERS || ids.some((id) => !ID.test(id)) || new Set(ids).size < ids.length)
    throw new Error(
      `PAVILION_SOCIAL must be up to ${MAX_PROVIDERS} different names such as google,facebook, not “${env.PAVILION_SOCIAL}”`,
    );
  return ids.map((id) => providerOf(env, id, production));
}

function providerOf(env: Environment, id: string, production: boolean): SocialProvider {
  const variable = `PAVILION_SOCIAL_${id.toUpperCase()}`;
  const issuer = env[`${variable}_ISSUER`] ?? '';
  const { protocol } = URL.canParse(issuer) ? new URL(issuer) : { protocol: '' };
  if (protocol !== 'https:' && (production || protocol !== 'http:'))
    throw new Error(`${variable}_ISSUER must be an address such as https://accounts.example, not “${issuer}”`);
  const secretFile = env[`${variable}_CLIENT_SECRET_FILE`];
  return {
    id,
    issuer,
    name: required(env[`${variable}_NAME`], `${variable}_NAME`, 'the name on the button'),
    clientId: required(env[`${variable}_CLIENT_ID`], `${variable}_CLIENT_ID`, 'what the provider calls this installation'),
    clientSecret: required(
      secretFile ? readFileSync(secretFile, 'utf8').trim() : env[`${variable}_CLIENT_SECRET`],
      `${variable}_CLIENT_SECRET`,
      'what the provider gave with it',
    ),
  };
}

function required(value: string | undefined, variable: string, meaning: string): string {
  if (!value) throw new Error(`${variable} must be ${meaning}`);
  return value;
}
