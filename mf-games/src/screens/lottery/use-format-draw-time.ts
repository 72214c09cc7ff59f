import { useIntl } from '@pavilion/host/intl';
import { isSameLocalDay } from '@pavilion/time';

/** When a draw is or was, by the player's own clock; its day only when that is not today. */
export function useFormatDrawTime(): (moment: string) => string {
  const { formatDate, formatTime } = useIntl();
  return (moment) => {
    const today = isSameLocalDay(Date.parse(moment), Date.now());
    if (today) return formatTime(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    return formatDate(moment, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  };
}
