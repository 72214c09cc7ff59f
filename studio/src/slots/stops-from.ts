const WORDS = 2 ** 32;

/**
 * Stops from numbers of 32 bits, without favour: a number among the few highest, which would favour the first stops, is passed over and the next one taken.
 * Undefined when the numbers do not last.
 */
export function stopsFrom(reels: readonly string[], words: readonly number[]): number[] | undefined {
  const stops: number[] = [];
  for (const word of words) {
    const length = reels[stops.length]?.length ?? 0;
    if (word < WORDS - (WORDS % length)) stops.push(word % length);
    if (stops.length === reels.length) return stops;
  }
  return undefined;
}
