/** A moment by the brand's clock, as texts say it: `2026-11-22 14:05`. */
export function formatMoment({ timeZone }: { timeZone: string }, moment: Date): string {
  return moment.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}
