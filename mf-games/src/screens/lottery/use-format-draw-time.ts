import { useIntl } from '@pavilion/host/intl';

/** When a draw is or was, by the player's own clock; its day only when that is not today. */
export function useFormatDrawTime(): (moment: string) => string {
  const { formatDate, formatTime } = useIntl();
  return (moment) => {
    const today = new Date(moment).toDateString() === new Date().toDateString();
    if (today) return formatTime(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    return formatDate(moment, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  };
}
