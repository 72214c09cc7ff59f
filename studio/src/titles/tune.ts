import { randomFrom, seedOf } from '@pavilion/art/random';

/** What a title sounds like when something is won: notes of one scale, upwards. */
interface Tune {
  /** One octave, in half tones from its lowest note. */
  readonly scale: readonly number[];
  readonly lowestHz: number;
}

/** The five scales of five notes that have no half tone: whatever of one sounds together is pleasant. */
const SCALES = [
  [0, 2, 4, 7, 9],
  [0, 2, 5, 7, 9],
  [0, 2, 5, 7, 10],
  [0, 3, 5, 7, 10],
  [0, 3, 5, 8, 10],
] as const;
/** Half tones from C above the middle one: the highest note of the rarest win stays below 2 800 Hz, which a phone plays without a rattle. */
const LOWEST = [-5, -3, -2, 0, 2, 3, 5] as const;
const C_HZ = 523.25;

/** A title’s own scale and lowest pitch, by its code: the same ones always. */
export function tuneOf(code: string): Tune {
  const random = randomFrom(seedOf(`tune of ${code}`));
  return { scale: random.pick(SCALES), lowestHz: Number((C_HZ * 2 ** (random.pick(LOWEST) / 12)).toFixed(2)) };
}
