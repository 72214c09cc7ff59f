import path from 'node:path';
import { fileURLToPath } from 'node:url';

const STUDIO_FOLDER = fileURLToPath(new URL('..', import.meta.url));

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly databaseUrl: string;
  readonly keysDir: string;
  readonly logLevel: string;
  /** Shortest time between the starts of two rounds of one player, in milliseconds. */
  readonly minimumCycleMs: number;
  /** Time between the draws of a lottery, in seconds. */
  readonly drawSeconds: number;
}

export const folders = {
  studio: STUDIO_FOLDER,
  migrations: path.join(STUDIO_FOLDER, 'migrations'),
  pages: path.join(STUDIO_FOLDER, 'dist'),
  art: path.join(STUDIO_FOLDER, 'art'),
} as const;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** @throws Error naming the variable and what it should look like */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const host = environment['STUDIO_HOST'] ?? '127.0.0.1';
  const port = readNumber(environment, 'STUDIO_PORT', 4002, 65_535);
  return {
    host,
    port,
    publicUrl: readUrl(environment, 'STUDIO_PUBLIC_URL', `http://127.0.0.1:${port}`, ['http:', 'https:']).replace(/\/$/, ''),
    databaseUrl: readUrl(environment, 'STUDIO_DATABASE_URL', undefined, ['postgres:', 'postgresql:']),
    keysDir: readKeysDir(environment),
    logLevel: readLogLevel(environment),
    minimumCycleMs: readNumber(environment, 'STUDIO_MINIMUM_CYCLE_MS', 900, 60_000),
    drawSeconds: Math.max(10, readNumber(environment, 'STUDIO_DRAW_SECONDS', 300, 86_400)),
  };
}

function readKeysDir(environment: NodeJS.ProcessEnv): string {
  return path.resolve(environment['STUDIO_KEYS_DIR'] ?? path.join(STUDIO_FOLDER, '..', '.data', 'studio-keys'));
}

function readNumber(environment: NodeJS.ProcessEnv, name: string, fallback: number, maximum: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  if (/^\d{1,6}$/.test(text) && Number(text) <= maximum) return Number(text);
  throw new Error(`${name} must be a whole number up to ${maximum}.`);
}

function readUrl(environment: NodeJS.ProcessEnv, name: string, fallback: string | undefined, protocols: readonly string[]): string {
  const text = environment[name] || fallback;
  if (text === undefined) throw new Error(`${name} is missing; it looks like ${protocols[0]}//….`);
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new Error(`${name} must be an address that begins with ${protocols.join(' or ')}.`);
}

function readLogLevel(environment: NodeJS.ProcessEnv): string {
  const level = environment['STUDIO_LOG_LEVEL'] ?? 'info';
  if (LOG_LEVELS.includes(level)) return level;
  throw new Error(`STUDIO_LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
}
