import { useIntl } from '@pavilion/host/intl';

/** Says seconds as a clock does, in the reader's digits: 3725 are `1:02:05`. */
export function useFormatDuration(): (seconds: number) => string {
  const { formatNumber } = useIntl();
  const two = (value: number) => formatNumber(value, { minimumIntegerDigits: 2 });
  return (seconds) => `${formatNumber(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
