import { createRandom, type Random } from '../../../gateway/src/platform/random';

/** Folds any text into 32 bits, so that a code or a name can be a seed. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return scatter(hash);
}

/** Neighbouring seeds must not give neighbouring pictures, so every seed is scattered before use. */
function scatter(seed: number): number {
  let mixed = seed | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The chance that pictures are drawn with. */
export function randomFrom(seed: number): Random {
  let state = scatter(seed ^ 0x5bd1e995);
  return createRandom(() => {
    state = (state + 0x9e3779b9) | 0;
    return scatter(state) / 0x1_0000_0000;
  });
}
