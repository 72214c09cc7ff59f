import { CONTRACT_VERSION, FEDERATION_RUNTIME, type RemoteDescriptor } from '../../contract/src';

const [address] = process.argv.slice(2);
if (!address) throw new Error('Give the address of a descriptor.ts');
const { descriptor } = (await import(address)) as {
  descriptor: Pick<RemoteDescriptor, 'name' | 'pages'> & Partial<RemoteDescriptor>;
};
process.stdout.write(
  JSON.stringify({
    slots: {},
    layouts: [],
    events: {},
    ...descriptor,
    contract: CONTRACT_VERSION,
    runtime: FEDERATION_RUNTIME,
  } satisfies RemoteDescriptor),
);
