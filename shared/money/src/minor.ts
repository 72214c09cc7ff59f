/** Digits behind the point of every currency we keep: one taka is 100 minor units. */
export const MINOR_DIGITS = 2;
