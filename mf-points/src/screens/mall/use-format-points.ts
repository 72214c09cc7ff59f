import { useLocale } from '@pavilion/host/intl';

/** Whole points in the player's digits and grouping. */
export function useFormatPoints(): (points: number) => string {
  const format = new Intl.NumberFormat(useLocale() === 'bn' ? 'bn-BD' : 'en');
  return (points) => format.format(points);
}
