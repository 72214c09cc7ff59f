import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type ChatConfig, readChatConfig } from './chat-config';
import { readSocialConfig, type SocialProvider } from './social-config';
import { type MessagingConfig, readMessagingConfig } from './messaging-config';
import { readSharesConfig, type SharesConfig } from './shares-config';
import type { ReadSetting } from './read-setting';
import { readTeamServices, type TeamServiceConfig } from './team-services-config';

/** Settings of one gateway process, read once from the environment. `docs/configuration.md` lists them. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  privatePort: number;
  /** Where operators reach their console and its calls. */
  consolePort: number;
  /** The console's address as operators' browsers spell it, without a path: calls from pages of other addresses are refused. */
  consoleOrigin: string;
  databaseUrl: string | undefined;
  dataDir: string;
  /** Our own address as vendors and browsers reach it, without a path. */
  publicOrigin: string;
  /** Where the sandbox payment company answers. */
  acquirerUrl: string;
  /** Where the built shell lies. */
  shellDir: string;
  /** Where the built console lies. */
  consoleDir: string;
  logLevel: string;
  /** Origins whose pages may stand in a frame of ours: those of vendors' games. */
  frameOrigins: readonly string[];
  /** Addresses of proxies whose X-Forwarded-For is believed; nobody's by default. */
  trustedProxies: string[] | false;
  /** Other sites whose accounts people sign in with. */
  social: readonly SocialProvider[];
  /** Services of teams that the gateway asks for their remotes. */
  teamServices: readonly TeamServiceConfig[];
  /** A file in the MaxMind DB format that says which country an address is in. */
  countryFile: string | undefined;
  /** Where chats open; undefined: nobody chats here. */
  chat: ChatConfig | undefined;
  messaging: MessagingConfig;
  shares: SharesConfig;
  /** Whether the page that shows all calls is served. */
  apiDocs: boolean;
  /** Names, beside its own, by which the private port is called inside a network. */
  privateHosts: readonly string[];
}

/** Where the sample studio is on a machine to try things on. */
const SAMPLE_STUDIO = 'http://localhost:4002';
const ROOT = resolve(import.meta.dirname, '../../..');

/** @throws Error naming each variable that cannot stay as it is, and what it must be */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { config, faults } = inspectConfig(env);
  if (faults.length) throw new Error(faults.join('\n'));
  return config;
}

/** The settings, and what is wrong with any of them: all of it at once. */
export function inspectConfig(env: NodeJS.ProcessEnv = process.env): { config: Config; faults: string[] } {
  const faults: string[] = [];
  const read: ReadSetting = (setting, otherwise) => {
    try {
      return setting();
    } catch (error) {
      faults.push((error as Error).message);
      return otherwise;
    }
  };
  return { config: settingsOf(env, read), faults };
}

function settingsOf(env: NodeJS.ProcessEnv, read: ReadSetting): Config {
  const portFrom = (name: string, otherwise: number) => read(() => portOf(env, name, otherwise), otherwise);
  const port = portFrom('PAVILION_PORT', 4000);
  const consolePort = portFrom('PAVILION_CONSOLE_PORT', port && port + 1);
  const consoleOrigin = `http://localhost:${consolePort}`;
  const production = env.NODE_ENV === 'production';
  return {
    production,
    host: read(() => hostOf(env), '127.0.0.1'),
    port,
    privatePort: portFrom('PAVILION_PRIVATE_PORT', 4009),
    consolePort,
    consoleOrigin: read(() => consoleOriginOf(env, consoleOrigin), consoleOrigin),
    databaseUrl: env.DATABASE_URL,
    ...foldersOf(env),
    publicOrigin: env.PAVILION_ORIGIN ?? `http://localhost:${port}`,
    acquirerUrl: env.PAVILION_ACQUIRER_URL ?? `http://127.0.0.1:${port + 3}`,
    logLevel: read(() => logLevelOf(env), 'info'),
    frameOrigins: env.PAVILION_FRAME_ORIGINS?.split(',') ?? [SAMPLE_STUDIO],
    trustedProxies: env.PAVILION_TRUSTED_PROXIES?.split(',') ?? false,
    social: read(() => readSocialConfig(env, production), []),
    teamServices: read(() => readTeamServices(env), []),
    countryFile: env.PAVILION_COUNTRY_FILE,
    chat: read(() => readChatConfig(env), undefined),
    messaging: readMessagingConfig(env, production, read),
    shares: read(() => readSharesConfig(env), readSharesConfig({})),
    apiDocs: read(() => switchOf(env, 'PAVILION_API_DOCS', !production), false),
    privateHosts: env.PAVILION_PRIVATE_HOSTS?.split(',') ?? [],
  };
}

function foldersOf(env: NodeJS.ProcessEnv): Pick<Config, 'dataDir' | 'shellDir' | 'consoleDir'> {
  return {
    dataDir: resolve(ROOT, env.PAVILION_DATA_DIR || '.data'),
    shellDir: resolve(ROOT, env.PAVILION_SHELL_DIR || 'shell/dist'),
    consoleDir: resolve(ROOT, env.PAVILION_CONSOLE_DIR || 'operator/dist'),
  };
}

function portOf(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined) return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} must be a port between 0 and 65535, not “${text}”`);
  return port;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function logLevelOf({ PAVILION_LOG_LEVEL: text = 'info' }: NodeJS.ProcessEnv): string {
  if (LOG_LEVELS.includes(text)) return text;
  throw new Error(`PAVILION_LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not “${text}”`);
}

function hostOf({ PAVILION_HOST: text = '127.0.0.1' }: NodeJS.ProcessEnv): string {
  if (isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) return text;
  throw new Error(
    `PAVILION_HOST must be an address of this machine to listen on, such as 127.0.0.1 or 0.0.0.0, without http:// and port, not “${text}”`,
  );
}

function switchOf(env: NodeJS.ProcessEnv, name: string, otherwise: boolean): boolean {
  const text = env[name] ?? (otherwise ? 'on' : 'off');
  if (text !== 'on' && text !== 'off') throw new Error(`${name} must be on or off, not “${text}”`);
  return text === 'on';
}

function consoleOriginOf(env: NodeJS.ProcessEnv, otherwise: string): string {
  const text = env.PAVILION_CONSOLE_ORIGIN ?? otherwise;
  const { protocol, pathname, origin } = URL.canParse(text) ? new URL(text) : NO_ADDRESS;
  if (!/^https?:$/.test(protocol) || pathname !== '/')
    throw new Error(`PAVILION_CONSOLE_ORIGIN must be an address without a path, such as https://console.example, not “${text}”`);
  return origin;
}

const NO_ADDRESS = { protocol: '', pathname: '', origin: '' };
