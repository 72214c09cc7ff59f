import { createRandom, type Random } from '@pavilion/art/random';

/** The chance that the catalogue is drawn with. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return createRandom(() => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  });
}
