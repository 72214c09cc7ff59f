import { resolve } from 'node:path';

/** Settings of one gateway process, read once from the environment. `docs/configuration.md` lists them. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  privatePort: number;
  databaseUrl: string | undefined;
  dataDir: string;
  /** Our own address as vendors and browsers reach it, without a path. */
  publicOrigin: string;
  /** Where the built shell lies. */
  shellDir: string;
  logLevel: string;
  /** Origins whose pages may stand in a frame of ours: those of vendors' games. */
  frameOrigins: readonly string[];
  /** Addresses of proxies whose X-Forwarded-For is believed; nobody's by default. */
  trustedProxies: string[] | false;
}

const ROOT = resolve(import.meta.dirname, '../../..');

/** @throws Error naming the variable and what it must be */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const port = portOf(env, 'PAVILION_PORT', 4000);
  return {
    production: env.NODE_ENV === 'production',
    host: env.PAVILION_HOST ?? '127.0.0.1',
    port,
    privatePort: portOf(env, 'PAVILION_PRIVATE_PORT', 4009),
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(ROOT, env.PAVILION_DATA_DIR ?? '.data'),
    publicOrigin: env.PAVILION_ORIGIN ?? `http://localhost:${port}`,
    shellDir: resolve(ROOT, env.PAVILION_SHELL_DIR ?? 'shell/dist'),
    logLevel: env.PAVILION_LOG_LEVEL ?? 'info',
    frameOrigins: env.PAVILION_FRAME_ORIGINS?.split(',') ?? ['http://localhost:4002'],
    trustedProxies: env.PAVILION_TRUSTED_PROXIES?.split(',') ?? false,
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
