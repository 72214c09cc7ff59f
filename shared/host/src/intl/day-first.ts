import { dateLocale } from '@pavilion/i18n';
import type { IntlShape } from 'react-intl';

/** What `formatTime` tells unless it is asked for something else. */
const CLOCK = { hour: 'numeric', minute: 'numeric' } as const;

/**
 * English writes the day before the month, as in South Asia and Britain: 22 Nov 2026, 6:54 pm.
 *
 * @internal
 */
export function withDayFirst(intl: IntlShape): IntlShape {
  if (intl.locale !== 'en') return intl;
  const format = (options: object = {}) =>
    intl.formatters.getDateTimeFormat(dateLocale.en, { timeZone: intl.timeZone, ...options });
  return {
    ...intl,
    formatDate: (value, options) =>
      told(
        () => format(options).format(dateOf(value)),
        () => intl.formatDate(value, options),
      ),
    formatTime: (value, options) =>
      told(
        () => format({ ...(!options?.timeStyle && CLOCK), ...options }).format(dateOf(value)),
        () => intl.formatTime(value, options),
      ),
    formatDateTimeRange: (from, to, options) =>
      told(
        () => format(options).formatRange(dateOf(from), dateOf(to)),
        () => intl.formatDateTimeRange(from, to, options),
      ),
  };
}

function dateOf<Moment>(value: string | Moment): Date | Moment {
  return typeof value === 'string' ? new Date(value) : value;
}

function told(text: () => string, otherwise: () => string): string {
  try {
    return text();
  } catch {
    // What is no moment must not end a page: the library's own way reports it and goes on.
    return otherwise();
  }
}
