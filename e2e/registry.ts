import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loopback, remotesOf } from './site-pages';

/** A remote as a brand's manifest names it. */
export interface Published {
  version: string;
  entry: string;
  assets: Record<string, string>;
  descriptor: {
    pages: { id: string }[];
    slots: Record<string, number>;
    layouts: string[];
    contract: number;
    runtime: string;
  };
}

/** What an operator asks for, on the private port. @throws Error with the registry's answer */
function operate(path: string, body: object): Promise<unknown> {
  return ask('operator-token', 'POST', path, JSON.stringify(body), 'application/json');
}

/** Makes several changes of a brand at once. */
export function change(brand: string, ...changes: object[]): Promise<unknown> {
  return operate(`/registry/brands/${brand}/changes`, { changes, who: 'e2e', reason: 'a test in the browser' });
}

/** The latest entries of a brand's audit log, the last one first. */
export async function auditOf(brand: string): Promise<{ who: string; action: string; remote: string | null; after: unknown }[]> {
  return (await ask('operator-token', 'GET', `/registry/audit?brand=${brand}`)) as Awaited<ReturnType<typeof auditOf>>;
}

/** What the sandbox kept for a number (`+8801…`) or a mail address, the latest first. */
export async function messagesTo(recipient: string): Promise<string[]> {
  const { lines } = (await ask('operator-token', 'GET', `/outbox/sandbox?to=${encodeURIComponent(recipient)}`)) as {
    lines: { text: string }[];
  };
  return lines.map(({ text }) => text);
}

/** What a brand runs of `remote`. */
export async function published(remote: string): Promise<Published> {
  const found = (await remotesOf<Published>('pavilion'))[remote];
  if (!found) throw new Error(`There is no ${remote}`);
  return found;
}

/**
 * Publishes what a brand runs of `remote` once more, under a version of its own and with its texts altered, as a team would after a change.
 * The container's name tells versions apart, so that it changes with the version.
 */
export async function publishAltered(remote: string, alter: (text: string) => string): Promise<string> {
  const { version: before, entry, assets, descriptor } = await published(remote);
  const version = `1.0.0-${Date.now().toString(16).slice(-8)}`;
  const container = (of: string) => `pavilion_${remote}_${of}`.replace(/\W/g, '_');
  const files = await Promise.all(
    Object.keys(assets).map(async (name) => {
      const text = await (await fetch(new URL(name, new URL(entry, loopback())))).text();
      const bytes = Buffer.from(alter(text.replaceAll(container(before), container(version))));
      return { name, bytes, hash: createHash('sha384').update(bytes).digest() };
    }),
  );
  const release = {
    version,
    owner: 'team-e2e',
    descriptor,
    maps: [],
    first: {},
    files: files.map(({ name, bytes, hash }) => ({ name, integrity: `sha384-${hash.toString('base64')}`, size: bytes.length })),
    report: reportOf(descriptor),
  };
  for (const { bytes, hash } of files)
    await ask(
      'deploy-token',
      'PUT',
      `/registry/remotes/${remote}/files/${hash.toString('hex')}`,
      bytes,
      'application/octet-stream',
    );
  await ask('deploy-token', 'POST', `/registry/remotes/${remote}/versions`, JSON.stringify(release), 'application/json');
  return version;
}

function reportOf({ pages, slots, layouts, contract, runtime }: Published['descriptor']): object {
  const exports = {
    contract,
    runtime,
    pages: pages.map(({ id }) => id),
    slots: Object.keys(slots),
    layouts,
    messages: ['bn', 'en'],
  };
  return { contract: 1, exports, shared: {}, sizes: {} };
}

async function ask(
  token: string,
  method: string,
  path: string,
  body?: string | Buffer<ArrayBuffer>,
  type = 'application/json',
): Promise<unknown> {
  const { PAVILION_DATA_DIR: folder = '', PAVILION_REGISTRY: registry = 'http://127.0.0.1:4009' } = process.env;
  const authorization = `Bearer ${readFileSync(join(folder, 'keys', token), 'utf8').trim()}`;
  const response = await fetch(registry + path, {
    method,
    headers: { authorization, 'x-pavilion-who': 'e2e', ...(body && { 'content-type': type }) },
    ...(body && { body }),
  });
  const answer = (await response.json()) as { success: boolean; value: unknown };
  if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.value;
}
