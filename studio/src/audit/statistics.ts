/** The share of honest runs in which a test may fail: they are looked at with 99 % confidence. */
export const ALPHA = 0.01;

/** How likely a chi-square of `degrees` is at least this large. */
export function chiSquareP(value: number, degrees: number): number {
  return 1 - lowerGamma(degrees / 2, value / 2);
}

/** How likely a standard normal is at least this far from 0, on either side. */
export function normalP(z: number): number {
  return 1 - lowerGamma(0.5, (z * z) / 2);
}

/** How likely anything is at least this far from its mean, in standard deviations: at most this, whatever its shape (Chebyshev). */
export function chebyshevP(z: number): number {
  return Math.min(1 / (z * z), 1);
}

/** Runs above and below the middle (Wald and Wolfowitz), as a z-score. */
export function runsZ(values: readonly number[]): number {
  const sides = values.map((value) => value >= 0.5);
  const high = sides.filter(Boolean).length;
  const low = sides.length - high;
  const all = high + low;
  const runs = 1 + sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length;
  const mean = (2 * high * low) / all + 1;
  const variance = (2 * high * low * (2 * high * low - all)) / (all * all * (all - 1));
  return (runs - mean) / Math.sqrt(variance);
}

/** Correlation of each value with the one after it, as a z-score. */
export function serialZ(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const off = values.map((value) => value - mean);
  const spread = off.reduce((sum, value) => sum + value * value, 0);
  const together = off.slice(1).reduce((sum, value, at) => sum + value * (off[at] ?? 0), 0);
  return (together / spread) * Math.sqrt(values.length);
}

/** The regularized lower incomplete gamma function: its series below, its continued fraction above. */
function lowerGamma(a: number, x: number): number {
  if (x <= 0) return 0;
  const scale = Math.exp(-x + a * Math.log(x) - logGamma(a));
  return x < a + 1 ? scale * series(a, x) : 1 - scale * fraction(a, x);
}

function series(a: number, x: number): number {
  let [term, sum] = [1 / a, 1 / a];
  for (let n = a + 1; term > sum * 1e-15; n += 1) {
    term *= x / n;
    sum += term;
  }
  return sum;
}

function fraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < 10_000; n += 1) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b || tiny);
    c = b + an / c || tiny;
    value *= c * d;
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return value;
}

/** Lanczos, to about fifteen digits. */
function logGamma(x: number): number {
  const terms = [76.18009172947, -86.50532032941, 24.01409824083, -1.231739572450155, 0.1208650973866179e-2, -0.5395239384953e-5];
  const sum = terms.reduce((total, term, at) => total + term / (x + at + 1), 1.000000000190015);
  const base = x + 5.5;
  return (x + 0.5) * Math.log(base) - base + Math.log((2.506628274631 * sum) / x);
}
