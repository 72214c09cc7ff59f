import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Does `work`, which makes `folder` and may change `files`. When it fails, or is ended with Ctrl-C, the folder is gone and the files are as they were.
 *
 * @param {{ folder: string; files?: readonly string[] }} touched
 */
export async function undoUnlessDone({ folder, files = [] }, work) {
  const before = files.filter((file) => existsSync(file)).map((file) => [file, readFileSync(file)]);
  const undo = () => {
    rmSync(folder, { recursive: true, force: true });
    for (const [file, bytes] of before) writeFileSync(file, bytes);
  };
  const stop = () => {
    undo();
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.once(signal, stop);
  try {
    return await work();
  } catch (error) {
    undo();
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}
