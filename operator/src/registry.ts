import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Answer } from '@pavilion/api';
import { RegistryRefused } from './refusals';

/** The gateway's private port, as an operator reaches it. */
export interface RegistryPort {
  get<Value>(path: string): Promise<Value>;
  post<Value>(path: string, body: object): Promise<Value>;
}

const ROOT = resolve(import.meta.dirname, '../..');

/** Address and token from the environment, else those of the installation in this checkout. */
export function openRegistry(env: NodeJS.ProcessEnv = process.env): RegistryPort {
  const address = env.PAVILION_REGISTRY ?? `http://127.0.0.1:${env.PAVILION_PRIVATE_PORT ?? 4009}`;
  const token = env.PAVILION_OPERATOR_TOKEN ?? localToken(env);
  const ask = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(() => {
      throw new RegistryRefused(
        `The gateway does not answer at ${address}. Is it running? PAVILION_REGISTRY names another address.`,
      );
    });
    const answer = (await response.json().catch(() => undefined)) as Answer<Value> | undefined;
    if (answer?.success) return answer.value;
    throw new RegistryRefused(
      answer ? `${answer.message} (${answer.code})` : `The gateway answered ${response.status} without saying why.`,
    );
  };
  return { get: (path) => ask('GET', path), post: (path, body) => ask('POST', path, body) };
}

function localToken(env: NodeJS.ProcessEnv): string {
  const file = resolve(ROOT, env.PAVILION_DATA_DIR ?? '.data', 'keys/operator-token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new RegistryRefused(
    `There is no operator token: set PAVILION_OPERATOR_TOKEN, or start the gateway once, which leaves one in ${file}.`,
  );
}
