import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { UserError } from '../bootstrap/progress.mjs';

/** What the shell's first script may weigh, as the gateway compresses it. docs/performance.md says what it is made of. */
export const FIRST_SCRIPT_KB = 149;

/** @throws UserError when `file` is heavier on the wire than `kilobytes` */
export function requireBudget(file, kilobytes) {
  const packed = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024;
  if (packed <= kilobytes) return;
  throw new UserError(
    `${basename(file)} weighs ${packed.toFixed(1)} KB compressed; its budget is ${kilobytes} KB. docs/performance.md says what belongs in the first script, and how the rest is loaded later.`,
  );
}
