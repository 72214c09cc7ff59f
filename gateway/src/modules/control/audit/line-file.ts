import { type FileHandle, open } from 'node:fs/promises';
import { ifPresent } from '../../../platform/if-present';

/** Two lines of ours are far shorter. */
const TAIL = 8_192;

/** Every whole line. One without its end is what a crash left of a writing, and does not count. */
export function allLines(file: string): Promise<string[]> {
  return reading(file, async (handle) => wholeLines(await handle.readFile('utf8')));
}

/** The last two whole lines, or fewer, without reading the rest. */
export function lastLines(file: string): Promise<string[]> {
  return reading(file, async (handle) => {
    const { size } = await handle.stat();
    const from = Math.max(0, size - TAIL);
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(TAIL), position: from });
    const lines = wholeLines(buffer.toString('utf8', 0, bytesRead));
    // The first one may have lost its beginning.
    return (from > 0 ? lines.slice(1) : lines).slice(-2);
  });
}

/** Adds a line, after the last whole one, and returns when the disk has it. */
export async function appendLine(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const from = Math.max(0, size - TAIL);
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(TAIL), position: from });
    await handle.truncate(from + buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1);
    await handle.appendFile(`${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function reading(file: string, read: (handle: FileHandle) => Promise<string[]>): Promise<string[]> {
  const handle = await ifPresent(open(file, 'r'));
  try {
    return handle ? await read(handle) : [];
  } finally {
    await handle?.close();
  }
}

function wholeLines(text: string): string[] {
  return text.split('\n').slice(0, -1).filter(Boolean);
}
