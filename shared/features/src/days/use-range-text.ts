import { useIntl } from '@pavilion/host/intl';
import type { DateRange } from './date-range';

/** Days in words, the year where it is needed once: “17 – 23 Nov 2026” by the custom of the language. @public */
export function useRangeText(): (days: DateRange) => string {
  const { formatDate, formatDateTimeRange } = useIntl();
  const options = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return ({ from, to }) =>
    from === to ? formatDate(from, options) : formatDateTimeRange(Date.parse(from), Date.parse(to), options);
}
