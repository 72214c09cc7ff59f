/** Height and margins of the drawing; its width is the element's. */
export const plotArea = { height: 180, left: 64, right: 12, top: 10, bottom: 24 };

/** The next round number at or over `highest`: 1, 2 or 5 with noughts. */
export function niceMaximum(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 5, 10].find((step) => step * power >= highest * 0.999) ?? 10) * power;
}

export function xOf(place: number, count: number, width: number): number {
  const inside = width - plotArea.left - plotArea.right;
  return round(plotArea.left + (count > 1 ? (place / (count - 1)) * inside : inside / 2));
}

/** The moment that is nearest to an x of the drawing. */
export function indexAt(x: number, count: number, width: number): number {
  const share = (x - plotArea.left) / (width - plotArea.left - plotArea.right);
  return Math.max(0, Math.min(count - 1, Math.round(share * (count - 1))));
}

export function yOf(value: number, top: number): number {
  const height = plotArea.height - plotArea.top - plotArea.bottom;
  return round(plotArea.top + (1 - value / top) * height);
}

/** A line that is broken where values are missing; a lone value is a point. */
export function pathOf(values: readonly (number | null)[], top: number, width: number): string {
  return values
    .map((value, place) => {
      if (value === null) return '';
      const begins = (values[place - 1] ?? null) === null;
      const alone = begins && (values[place + 1] ?? null) === null;
      return `${begins ? 'M' : 'L'}${xOf(place, values.length, width)} ${yOf(value, top)}${alone ? 'm-1.5 0h3' : ''}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
