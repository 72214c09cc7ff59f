import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM = 2 * 1024 ** 3;

/** A folder that lies in memory, which anybody may enter; undefined where no memory can be had as files, or less than 2 GiB of it. */
export function folderInMemory(name: string): string | undefined {
  const folder = join(MEMORY, name);
  if (existsSync(folder)) return folder;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ROOM) return undefined;
    mkdirSync(folder, { mode: 0o755 });
    return folder;
  } catch {
    // No such place on this system, or not for us.
    return undefined;
  }
}
