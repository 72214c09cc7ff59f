import { createHash } from 'node:crypto';
import { gatewayClient } from '@pavilion/tooling/cli/gateway-client.mjs';
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

/** What an operator asks for, on the private port. */
const operator = () => gatewayClient('operator-token');

/** Makes several changes of a brand at once. @throws Error with the gateway's answer */
export function changeBrand(brand: string, ...changes: object[]): Promise<unknown> {
  return operator().post(`/registry/brands/${brand}/changes`, { changes, who: 'e2e', reason: 'a test in the browser' });
}

/** The latest entries of a brand's audit log, the last one first. */
export function auditEntries(brand: string): Promise<{ who: string; action: string; remote: string | null; after: unknown }[]> {
  return operator().get(`/registry/audit?brand=${brand}`);
}

/** What the sandbox kept for a number (`+8801…`) or a mail address, the latest first. */
export async function messagesTo(recipient: string): Promise<string[]> {
  const { lines } = await operator().get<{ lines: { text: string }[] }>(`/outbox/sandbox?to=${encodeURIComponent(recipient)}`);
  return lines.map(({ text }) => text);
}

/** What a brand runs of `remote`. */
export async function publishedVersion(remote: string): Promise<Published> {
  const found = (await remotesOf<Published>('pavilion'))[remote];
  if (!found) throw new Error(`There is no ${remote}`);
  return found;
}

/**
 * Publishes what a brand runs of `remote` once more, under a version of its own and with its texts altered, as a team would after a change.
 * The container's name tells versions apart, so that it changes with the version.
 */
export async function publishAltered(remote: string, alter: (text: string) => string): Promise<string> {
  const { version: before, entry, assets, descriptor } = await publishedVersion(remote);
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
  const team = gatewayClient('deploy-token');
  for (const { bytes, hash } of files) await team.put(`/registry/remotes/${remote}/files/${hash.toString('hex')}`, bytes);
  await team.post(`/registry/remotes/${remote}/versions`, release);
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
