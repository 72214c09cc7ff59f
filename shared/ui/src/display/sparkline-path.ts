const PADDING = 2;

/** The SVG path of a series scaled into a box, drawn from edge to edge; a flat or single-valued series lies in the middle. */
export function sparklinePath(values: readonly number[], width: number, height: number): string {
  if (values.length === 0) return '';
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const y = (value: number) => (span === 0 ? height / 2 : height - PADDING - ((value - low) / span) * (height - 2 * PADDING));
  const points = values.length === 1 ? [...values, ...values] : values;
  const step = width / (points.length - 1);
  return points.map((value, at) => `${at === 0 ? 'M' : 'L'}${round(at * step)} ${round(y(value))}`).join('');
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
