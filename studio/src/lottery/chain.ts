import { commitmentTo } from '../seeds/seed-text';

/** Draws that one chain of seeds serves: two weeks, at one every five minutes. */
export const CHAIN_LENGTH = 4096;

/** Where a draw's seed is found: which chain, and which step of it, counted from 1. */
export function positionInChain(draw: bigint): { chain: bigint; step: number } {
  const length = BigInt(CHAIN_LENGTH);
  return { chain: (draw - 1n) / length, step: Number((draw - 1n) % length) + 1 };
}

/** The draw that a chain begins with. */
export function firstDrawOf(chain: bigint): bigint {
  return chain * BigInt(CHAIN_LENGTH) + 1n;
}

/** What binds to a whole chain: hashing the seed of step n so many times gives it. */
export function chainCommitment(lastSeed: string): string {
  return hashed(lastSeed, CHAIN_LENGTH);
}

/** Seeds of the steps from `first` to `last`, in order: each is the hash of the one after it. */
export function seedsOfChain(lastSeed: string, first: number, last: number): string[] {
  const seeds = [hashed(lastSeed, CHAIN_LENGTH - last)];
  for (let step = last; step > first; step -= 1) seeds.unshift(commitmentTo(seeds[0] ?? ''));
  return seeds;
}

function hashed(seed: string, times: number): string {
  let text = seed;
  for (let at = 0; at < times; at += 1) text = commitmentTo(text);
  return text;
}
