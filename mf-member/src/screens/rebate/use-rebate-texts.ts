import { gameCategories } from '@pavilion/api/calls/games';
import { useIntl } from '@pavilion/host/intl';

/** What days, categories and rates are called. */
interface RebateTexts {
  /** A day of the calendar. */
  day(day: string): string;
  category(category: string): string;
  /** Hundredths of a per cent. */
  rate(hundredths: number): string;
}

export function useRebateTexts(): RebateTexts {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  return {
    day: (day) => formatDate(day, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
    category: (category) => {
      const known = gameCategories.find((each) => each === category) ?? 'other';
      return formatMessage({ id: `rebate.category.${known}` });
    },
    rate: (hundredths) => formatNumber(hundredths / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
  };
}
