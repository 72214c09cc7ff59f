import { createHash } from 'node:crypto';
import { CONTRACT_VERSION, FEDERATION_RUNTIME } from '@pavilion/contract';
import { hexOf, releaseOf } from './test-release';
import type { TestApp } from './test-app';

/** What a remote of one page says of itself. */
export function descriptorOf(name: string, more: object = {}): Record<string, unknown> {
  const label = { bn: 'ঘর', en: 'Home' };
  const page = { id: `${name}.home`, paths: [name], area: 'site', label, icon: 'home', audience: 'everyone' };
  return {
    name,
    contract: CONTRACT_VERSION,
    runtime: FEDERATION_RUNTIME,
    pages: [page],
    slots: {},
    layouts: [],
    events: {},
    ...more,
  };
}

/** Publishes versions of a remote, as its team would. */
export async function publishVersions(
  { gateway }: TestApp,
  name: string,
  versions: readonly string[],
  more: object = {},
): Promise<void> {
  const { releases } = gateway.services.registry;
  for (const version of versions) {
    const text = `var ${name} = ${JSON.stringify(version)};`;
    const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    const file = { name: 'remoteEntry.js', integrity, bytes: Buffer.from(text).toString('base64') };
    const release = { version, owner: `team-${name}`, descriptor: descriptorOf(name, more), files: [file], first: {} };
    await releases.stageFile(name, hexOf(integrity), Buffer.from(text));
    await releases.publish(name, releaseOf(release), 'a test');
  }
}
