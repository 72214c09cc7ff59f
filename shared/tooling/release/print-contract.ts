import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { RemoteDescriptor, StampedRemote } from '../../contract/src';

/** What a remote's `descriptor.ts` says, and what its `remote.ts` really exports: both as plain data. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the address of a remote’s src folder');
/** Of the contract that this remote is built against, wherever it lies. */
const contract = createRequire(`${folder}/`).resolve('@pavilion/contract');
const { CONTRACT_VERSION, FEDERATION_RUNTIME } = (await import(
  pathToFileURL(contract).href
)) as typeof import('../../contract/src');
const { descriptor } = (await import(`${folder}/descriptor.ts`)) as {
  descriptor: Pick<RemoteDescriptor, 'name' | 'pages'> & Partial<RemoteDescriptor>;
};
const { default: remote } = (await import(`${folder}/remote.ts`)) as { default: Partial<StampedRemote> | undefined };

const described: RemoteDescriptor = {
  slots: {},
  layouts: [],
  events: {},
  ...descriptor,
  contract: CONTRACT_VERSION,
  runtime: FEDERATION_RUNTIME,
};
const exports = remote?.pavilion === 'remote' && {
  contract: remote.contract,
  runtime: remote.runtime,
  pages: loadersOf(remote.pages),
  slots: loadersOf(remote.slots),
  layouts: loadersOf(remote.layouts),
  messages: loadersOf(remote.messages),
};
process.stdout.write(JSON.stringify({ descriptor: described, exports }));

function loadersOf(parts: Readonly<Record<string, unknown>> = {}): string[] {
  return Object.keys(parts).filter((name) => typeof parts[name] === 'function');
}
