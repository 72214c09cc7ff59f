import type { Sharp, SharpOptions } from 'sharp';

/** The library for pictures, loaded with the first one: most starts of a gateway are over before anybody sends one. */
let loading: Promise<(input: Buffer, options?: SharpOptions) => Sharp> | undefined;

export function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // One at a time: pictures are never in a hurry, and calls about money are.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}
