import { dateLocale } from '@pavilion/i18n';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';

type Times = Pick<IntlShape, 'formatDate' | 'formatTime' | 'formatDateTimeRange'>;

/** Formats of dates and times are made once for all pages. */
const cache = createIntlCache();
const known = new WeakMap<IntlShape, Times>();

/**
 * English writes the day before the month, as in South Asia and Britain: 22 Nov 2026, 6:54 pm.
 *
 * @internal
 */
export function withDayFirst(intl: IntlShape): IntlShape {
  if (intl.locale !== 'en') return intl;
  const { formatDate, formatTime, formatDateTimeRange } = timesOf(intl);
  return { ...intl, formatDate, formatTime, formatDateTimeRange };
}

function timesOf(intl: IntlShape): Times {
  const made = known.get(intl) ?? dayFirstTimes(intl);
  known.set(intl, made);
  return made;
}

function dayFirstTimes({ timeZone, onError }: IntlShape): Times {
  return createIntl({ locale: dateLocale.en, onError, ...(timeZone && { timeZone }) }, cache);
}
