import type { Config } from './config';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What of the settings must not stay as it is where people play with their own money: addresses without TLS, those of the samples, and what
 * would be tried out instead of done. Each is a sentence that begins with the variable.
 */
export function productionFaults(config: Config, env: Environment): string[] {
  return [
    ...insecureOrigin('PAVILION_ORIGIN', config.publicOrigin, env),
    ...insecureOrigin('PAVILION_CONSOLE_ORIGIN', config.consoleOrigin, env),
    ...frameFaults(config, env),
    ...(env.PAVILION_ACQUIRER_URL === undefined
      ? []
      : ['PAVILION_ACQUIRER_URL must be left out: the sandbox payment company takes play money']),
    ...missingProvider(env, 'PAVILION_SMS_URL', 'messages by SMS'),
    ...missingProvider(env, 'PAVILION_SMTP_URL', 'mail'),
  ];
}

function insecureOrigin(name: string, origin: string, env: Environment): string[] {
  if (URL.canParse(origin) && new URL(origin).protocol === 'https:') return [];
  return [`${name} must begin with https://, not “${origin}”${env[name] === undefined ? ', which it is unless it is set' : ''}`];
}

function frameFaults({ frameOrigins }: Config, env: Environment): string[] {
  if (env.PAVILION_FRAME_ORIGINS === undefined)
    return ['PAVILION_FRAME_ORIGINS must name the addresses of your vendors’ games: unset, it is the sample studio’s'];
  return frameOrigins
    .filter((origin) => !isRemoteHttps(origin))
    .map(
      (origin) => `PAVILION_FRAME_ORIGINS must name addresses that begin with https:// and are not this machine’s, not “${origin}”`,
    );
}

/** Without a provider nothing is sent, and nobody is told that on a site that looks as if it were. */
function missingProvider(env: Environment, name: string, what: string): string[] {
  if (env[name] || env[`${name}_FILE`]) return [];
  return [`${name} must name the provider of ${what}, or be “none” if this site has none: there is no sandbox in production`];
}

/** Whether an address is another machine's, over TLS. */
export function isRemoteHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && !/^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(hostname);
}
