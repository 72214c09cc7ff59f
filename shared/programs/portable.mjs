import { buildSync } from 'esbuild';

/** Writes `file`: the program that begins in `entry`, in one file that runs with Node alone, wherever it is copied to. */
export function writePortable(entry, file) {
  buildSync({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  });
}
