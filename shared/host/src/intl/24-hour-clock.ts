import type { IntlShape } from 'react-intl';

const TWENTY_FOUR_HOURS = { hourCycle: 'h23' } as const;

/**
 * Bengali has no word for AM and PM that everybody writes: its clock counts twenty-four hours, as ours do wherever a draw or a limit ends.
 *
 * @internal
 */
export function with24HourClock(intl: IntlShape): IntlShape {
  if (intl.locale !== 'bn') return intl;
  return {
    ...intl,
    formatDate: (value, options) => intl.formatDate(value, { ...TWENTY_FOUR_HOURS, ...options }),
    formatTime: (value, options) => intl.formatTime(value, { ...TWENTY_FOUR_HOURS, ...options }),
  };
}
