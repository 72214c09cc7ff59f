/** The ranges that are offered by name. */
export const presets = ['today', 'yesterday', 'week', 'month'] as const;
export type Preset = (typeof presets)[number];

/** First and last day of a range by name, `YYYY-MM-DD`, as the player's calendar stands. */
export function rangeOf(preset: Preset, now = new Date()): { from: string; to: string } {
  const back = (days: number) => dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days));
  switch (preset) {
    case 'today':
      return { from: back(0), to: back(0) };
    case 'yesterday':
      return { from: back(1), to: back(1) };
    case 'week':
      return { from: back(6), to: back(0) };
    case 'month':
      return { from: dayOf(new Date(now.getFullYear(), now.getMonth(), 1)), to: back(0) };
  }
}

function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
