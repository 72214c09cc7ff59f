import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * While `action` runs, this process draws its seeds from a chain that follows from `label`: an audit then finds the same every time. The studio itself has no
 * such switch; what is replaced is the process's source of randomness. Numbers of one length form a chain of their own, so that what a database driver
 * draws moves no seed.
 */
export async function withFixedSeeds<Result>(label: string, action: () => Promise<Result>): Promise<Result> {
  const honest = crypto.randomBytes;
  const drawn = new Map<number, number>();
  const fixed = (size: number, done?: (error: Error | null, bytes: Buffer) => void) => {
    if (done) return honest(size, done);
    if (size > 64) return honest(size);
    const count = drawn.get(size) ?? 0;
    drawn.set(size, count + 1);
    return createHash('sha512').update(`${label}:${size}:${count}`).digest().subarray(0, size);
  };
  replace(fixed as typeof honest);
  try {
    return await action();
  } finally {
    replace(honest);
  }
}

function replace(randomBytes: typeof crypto.randomBytes): void {
  (crypto as { randomBytes: typeof crypto.randomBytes }).randomBytes = randomBytes;
  syncBuiltinESMExports();
}
