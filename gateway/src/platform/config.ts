import { resolve } from 'node:path';
import { type ChatConfig, readChatConfig } from './chat-config';
import { readSocialConfig, type SocialProvider } from './social-config';
import { type MessagingConfig, readMessagingConfig } from './messaging-config';
import { readSharesConfig, type SharesConfig } from './shares-config';

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
  /** A file in the MaxMind DB format that says which country an address is in. */
  countryFile: string | undefined;
  /** Where chats open; undefined: nobody chats here. */
  chat: ChatConfig | undefined;
  messaging: MessagingConfig;
  shares: SharesConfig;
}

const ROOT = resolve(import.meta.dirname, '../../..');

/** @throws Error naming the variable and what it must be */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const port = portOf(env, 'PAVILION_PORT', 4000);
  const consolePort = portOf(env, 'PAVILION_CONSOLE_PORT', port && port + 1);
  const production = env.NODE_ENV === 'production';
  return {
    production,
    host: env.PAVILION_HOST ?? '127.0.0.1',
    port,
    privatePort: portOf(env, 'PAVILION_PRIVATE_PORT', 4009),
    consolePort,
    consoleOrigin: consoleOriginOf(env, `http://localhost:${consolePort}`, production),
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(ROOT, env.PAVILION_DATA_DIR || '.data'),
    publicOrigin: env.PAVILION_ORIGIN ?? `http://localhost:${port}`,
    acquirerUrl: env.PAVILION_ACQUIRER_URL ?? `http://127.0.0.1:${port + 3}`,
    shellDir: resolve(ROOT, env.PAVILION_SHELL_DIR || 'shell/dist'),
    consoleDir: resolve(ROOT, env.PAVILION_CONSOLE_DIR || 'operator/dist'),
    logLevel: env.PAVILION_LOG_LEVEL ?? 'info',
    frameOrigins: env.PAVILION_FRAME_ORIGINS?.split(',') ?? ['http://localhost:4002'],
    trustedProxies: env.PAVILION_TRUSTED_PROXIES?.split(',') ?? false,
    social: readSocialConfig(env, production),
    countryFile: env.PAVILION_COUNTRY_FILE,
    chat: readChatConfig(env),
    messaging: readMessagingConfig(env, production),
    shares: readSharesConfig(env),
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

/** Operators' cookies travel over TLS, unless they never leave the machine. */
function consoleOriginOf(env: NodeJS.ProcessEnv, otherwise: string, production: boolean): string {
  const text = env.PAVILION_CONSOLE_ORIGIN ?? otherwise;
  const { protocol, pathname, hostname, origin } = URL.canParse(text) ? new URL(text) : NO_ADDRESS;
  if (!/^https?:$/.test(protocol) || pathname !== '/')
    throw new Error(`PAVILION_CONSOLE_ORIGIN must be an address without a path, such as https://console.example, not “${text}”`);
  if (production && protocol === 'http:' && hostname !== 'localhost')
    throw new Error(`PAVILION_CONSOLE_ORIGIN must begin with https:// in production, not “${text}”`);
  return origin;
}

const NO_ADDRESS = { protocol: '', pathname: '', hostname: '', origin: '' };
