import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runTs } from '../bootstrap/run.mjs';
import { UserError } from '../bootstrap/progress.mjs';

/**
 * The plain data of a remote's `descriptor.ts`, with the contract and the runtime it is built against, and the names of what its
 * `remote.ts` has loaders for.
 */
export async function readContract(folder) {
  const printed = await runTs(join(import.meta.dirname, 'print-contract.ts'), [pathToFileURL(join(folder, 'src')).href], {
    cwd: import.meta.dirname,
  });
  const { descriptor, exports } = JSON.parse(printed);
  if (!exports) throw new UserError(`${folder}/src/remote.ts has no default export made by defineRemote(descriptor, …).`);
  return { descriptor, exports };
}
