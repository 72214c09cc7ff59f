/** One line of a chart. */
export interface Series {
  name: string;
  /** One per moment; null where there is nothing to say. */
  values: readonly (number | null)[];
  /** Place in the palette: series of one version share it. */
  colour: number;
  dashed?: boolean | undefined;
}

const palette = ['var(--info)', 'var(--accent-text)', 'var(--positive)', 'var(--negative)'];

export function colourOf({ colour }: Series): string {
  return palette[colour % palette.length] ?? 'currentColor';
}

/** What a chart knows of one moment: `values` are in the order of the series. */
export interface Moment {
  /** ISO 8601. */
  time: string;
  values: readonly (number | null)[];
}

export function momentsOf(times: readonly string[], series: readonly Series[]): Moment[] {
  return times.map((time, at) => ({ time, values: series.map(({ values }) => values[at] ?? null) }));
}

/** The first moment, the middle and the last: more labels would not fit a phone. */
export function labelledTimes(times: readonly string[]): string[] {
  const wanted = [0, Math.floor((times.length - 1) / 2), times.length - 1];
  return times.filter((_, at) => wanted.includes(at));
}
