/** One bar of a chart whose figures may be below nothing. Places are shares of the chart, from its upper left corner. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  below: boolean;
}

/** Bars side by side around one line of nothing; the largest figure either way fills its side. */
export function layoutBars(values: readonly number[]): { bars: Bar[]; zero: number } {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const zero = top / span;
  const step = 1 / Math.max(1, values.length);
  const bars = values.map((value, at) => ({
    x: at * step,
    y: value > 0 ? zero - value / span : zero,
    width: step,
    height: Math.abs(value) / span,
    below: value < 0,
  }));
  return { bars, zero: top === bottom ? 0.5 : zero };
}
