/** First and last day, `YYYY-MM-DD`, both included. */
export interface DateRange {
  from: string;
  to: string;
}

/** The ranges that can be offered by name. */
export const presets = ['today', 'yesterday', 'week', 'thirty', 'ninety', 'month'] as const;
export type Preset = (typeof presets)[number];

const DAY_MS = 86_400_000;

/** The days of a range by name, as the brand's calendar stands: a player abroad sees the days that the brand's books have. */
export function rangeOf(preset: Preset, timeZone: string, now = new Date()): DateRange {
  // Sweden writes dates as ISO does.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
  const back = (days: number) => new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: back(1), to: back(1) };
    case 'week':
      return { from: back(6), to: today };
    case 'thirty':
      return { from: back(29), to: today };
    case 'ninety':
      return { from: back(89), to: today };
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today };
  }
}
