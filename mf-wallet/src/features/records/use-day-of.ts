import { useIntl } from '@pavilion/host/intl';

/** The day of a moment in words, as the group that it stands in. */
export function useDayOf(): (line: { at: string }) => string {
  const { formatDate } = useIntl();
  return ({ at }) => formatDate(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}
