import { closeDataFolder } from './platform/data-folder';

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'its disk is not there',
};

/** Makes and closes the data folder. @throws Error in a sentence that names the setting and the cure, when it cannot be made */
export function prepareDataFolder(folder: string): void {
  try {
    closeDataFolder(folder);
  } catch (error) {
    const why = WHY[codeOf(error)];
    if (!why) throw error;
    throw new Error(
      `PAVILION_DATA_DIR is ${folder}, which cannot be made or closed to others (${why}): name a folder of your own`,
      {
        cause: error,
      },
    );
  }
}

/** What stops a server from listening, in a sentence; undefined when only its own words can say it. */
export function listenFault(
  error: unknown,
  { host, port, variable }: { host: string; port: number; variable: string },
): string | undefined {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what listens there, or choose another with ${variable}`;
  if (code === 'EACCES') return `Port ${port} is not open to this account: choose one above 1023 with ${variable}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `PAVILION_HOST is ${host}, which is no address of this machine: choose 127.0.0.1, or 0.0.0.0 for all of them`;
  return undefined;
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException).code);
}
