import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runTs } from '../bootstrap/run.mjs';

/** The plain data of a remote's `descriptor.ts`, with the contract and the runtime it is built against. */
export async function readDescriptor(folder) {
  const printed = await runTs(
    join(import.meta.dirname, 'print-descriptor.ts'),
    [pathToFileURL(join(folder, 'src/descriptor.ts')).href],
    { cwd: import.meta.dirname },
  );
  return JSON.parse(printed);
}
