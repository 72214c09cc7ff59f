/** What chance makes of a round: what comes back of it on average, in units, and the variance of that. */
export interface Expectation {
  readonly mean: number;
  readonly variance: number;
}

/** Mean and variance of what may come back, from every amount in units with how likely it is. */
export function expectationOf(amounts: readonly (readonly [units: number, chance: number])[]): Expectation {
  const mean = amounts.reduce((sum, [units, chance]) => sum + units * chance, 0);
  return { mean, variance: amounts.reduce((sum, [units, chance]) => sum + chance * (units - mean) ** 2, 0) };
}
