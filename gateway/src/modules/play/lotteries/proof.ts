import { createHash } from 'node:crypto';
import type { Drawn } from './vendor-answers';

/** A promise that was heard before the draw: what seed of which step it binds to. */
export interface SeedCommitment {
  number: bigint;
  step: number;
  commitment: string;
}

/**
 * Whether draws that follow one another are what the vendor bound itself to: each seed leads to its commitment, no number is left out, and the draw
 * that was pledged keeps the pledge.
 */
export function matchesCommitment(draws: readonly Drawn[], after: bigint, pledge: SeedCommitment | undefined): boolean {
  return draws.every(
    (draw, at) =>
      BigInt(draw.number) === after + BigInt(at) + 1n &&
      follows(draw, draws[at - 1]) &&
      (!pledge || pledge.number !== BigInt(draw.number) || revealsCommitment(draw, pledge)),
  );
}

/** The seed before a draw's is its hash, within a chain; the first that is seen is hashed all the way. */
function follows(draw: Drawn, before: Drawn | undefined): boolean {
  if (!before || draw.step === 1) return hashed(draw.seed, draw.step) === draw.commitment;
  return draw.step === before.step + 1 && draw.commitment === before.commitment && hashed(draw.seed, 1) === before.seed;
}

function revealsCommitment({ step, commitment }: Drawn, pledge: SeedCommitment): boolean {
  return pledge.step === step && pledge.commitment === commitment;
}

function hashed(seed: string, times: number): string {
  let text = seed;
  for (let at = 0; at < times; at += 1) text = createHash('sha256').update(text).digest('hex');
  return text;
}
