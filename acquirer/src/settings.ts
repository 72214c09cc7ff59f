import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Its own address as payers' browsers reach it, without a path. */
  readonly publicUrl: string;
  /** Where it writes down what it did. */
  readonly dataDir: string;
  /** The secret that it shares with its merchant; made when it is not there. */
  readonly keyFile: string;
  readonly logLevel: string;
}

/** @throws Error naming the variable and what it should look like */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = readPort(environment['ACQUIRER_PORT']);
  const dataDir = path.resolve(environment['ACQUIRER_DATA_DIR'] ?? path.join(FOLDER, '..', '.data', 'acquirer'));
  return {
    host: environment['ACQUIRER_HOST'] ?? '127.0.0.1',
    port,
    publicUrl: readUrl(environment['ACQUIRER_PUBLIC_URL'] || `http://localhost:${port}`),
    dataDir,
    keyFile: path.resolve(environment['ACQUIRER_KEY_FILE'] ?? path.join(dataDir, '..', 'keys', 'payments-sandbox.key')),
    logLevel: readLogLevel(environment['ACQUIRER_LOG_LEVEL'] ?? 'info'),
  };
}

function readPort(text = ''): number {
  if (text === '') return 4003;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(`ACQUIRER_PORT must be a port up to 65535, not “${text}”.`);
}

function readUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/$/, '');
  throw new Error(`ACQUIRER_PUBLIC_URL must be an address that begins with http: or https:, not “${text}”.`);
}

function readLogLevel(level: string): string {
  if (LOG_LEVELS.includes(level)) return level;
  throw new Error(`ACQUIRER_LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
}
