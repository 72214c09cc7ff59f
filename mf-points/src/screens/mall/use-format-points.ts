import { useLocale } from '@pavilion/host/intl';

/** Whole points in the player's digits and grouping; what was spent has a minus, no hyphen. */
export function useFormatPoints(): (points: number) => string {
  const format = new Intl.NumberFormat(useLocale() === 'bn' ? 'bn-BD' : 'en');
  return (points) => format.format(points).replace('-', '−');
}
