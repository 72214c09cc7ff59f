/** The scale of a title, one octave in half tones, and its lowest pitch. */
export interface Tune {
  readonly scale: readonly number[];
  readonly lowestHz: number;
}

/** Of what has no skin. A scale without half tones: whatever of it sounds together is pleasant. */
export const PLAIN_TUNE: Tune = { scale: [0, 2, 4, 7, 9], lowestHz: 523.25 };

/** The first notes of a tune in hertz, upwards through as many octaves as they take. */
export function pitches({ scale, lowestHz }: Tune, count: number): number[] {
  return Array.from({ length: count }, (_, at) => {
    const halfTones = (scale[at % scale.length] ?? 0) + 12 * Math.floor(at / scale.length);
    return lowestHz * 2 ** (halfTones / 12);
  });
}
