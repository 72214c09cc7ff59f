import { useMemo } from 'react';
import { type IntlShape, useIntl as useOwnIntl } from 'react-intl';
import type { Locale } from '@pavilion/contract';
import { with24HourClock } from './24-hour-clock';
import { withDayFirst } from './day-first';
import { withOneScript } from './digits';

export { with24HourClock } from './24-hour-clock';
/** Texts by id; a remote's own messages are around its screens already. @public */
export { FormattedMessage } from 'react-intl';

/** Texts, numbers and times in the language in use. @public */
export function useIntl(): IntlShape {
  const intl = useOwnIntl();
  return useMemo(() => withOneScript(with24HourClock(withDayFirst(intl))), [intl]);
}

/** The language in use. @public */
export function useLocale(): Locale {
  return useOwnIntl().locale as Locale;
}
