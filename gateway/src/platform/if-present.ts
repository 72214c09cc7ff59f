/**
 * What was found of a file or folder; `undefined` when there is none.
 *
 * Only what is not there is absent: a disk that fails, or a folder that is closed to us, is an error.
 */
export function ifPresent<Value>(found: Promise<Value>): Promise<Value | undefined> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
