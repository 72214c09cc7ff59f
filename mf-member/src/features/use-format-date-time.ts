import { useIntl } from '@pavilion/host/intl';

/** A moment in the player's language and time zone. */
export function useFormatDateTime(): (iso: string) => string {
  const { formatDate } = useIntl();
  return (iso) =>
    formatDate(iso, { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}
