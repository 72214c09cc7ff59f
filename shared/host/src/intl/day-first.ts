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
    formatDate: (value, options) => format(options).format(dateOf(value)),
    formatTime: (value, options) => format({ ...(!options?.timeStyle && CLOCK), ...options }).format(dateOf(value)),
    formatDateTimeRange: (from, to, options) => format(options).formatRange(dateOf(from), dateOf(to)),
  };
}

function dateOf<Moment>(value: string | Moment): Date | Moment {
  return typeof value === 'string' ? new Date(value) : value;
}
