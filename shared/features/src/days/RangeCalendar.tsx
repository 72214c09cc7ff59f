import { useBrand } from '@pavilion/host/brand';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { dayIn } from '@pavilion/time';
import { RangeCalendar as Calendar } from '@pavilion/ui/calendar';
import type { DateRange } from './date-range';
import { texts } from './texts';

interface RangeCalendarProps {
  days: Partial<DateRange>;
  onChange: (days: Partial<DateRange>) => void;
}

/** Days of the brand’s calendar up to its present one, in the words and digits of the page. */
export function RangeCalendar({ days, onChange }: RangeCalendarProps) {
  const locale = useLocale();
  const { timeZone } = useBrand();
  const { formatDate } = useIntl();
  const today = dayIn(timeZone);
  return (
    <Calendar
      days={days}
      onChange={onChange}
      locale={locale}
      today={today}
      last={today}
      formatDate={formatDate}
      texts={texts[locale]}
    />
  );
}
