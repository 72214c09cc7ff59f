import type { BrandOverview } from '@pavilion/api/staff';
import { useIntl } from 'react-intl';
import { LineChart } from '../charts/LineChart';
import { useTexts } from '../messages';
import { currencySymbol } from '../queues/use-format-amount';
import { hours, sumsOf } from './course-of-day';

const MINOR_PER_UNIT = 100;
const days = ['today', 'yesterday', 'lastWeek'] as const;

/** A line a day, from its midnight on. */
export function RevenueChart({ overview: { revenueByHour, currency } }: { overview: BrandOverview }) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  const symbol = currencySymbol(currency);
  const format = (minor: number) =>
    `${minor < 0 ? '−' : ''}${symbol}${formatNumber(Math.abs(minor) / MINOR_PER_UNIT, { notation: 'compact', maximumFractionDigits: 1, numberingSystem: 'latn' })}`;
  return (
    <LineChart
      title={t('home.courseText')}
      timeZone="UTC"
      times={hours}
      series={days.map((day, at) => ({
        name: t(`home.${day}`),
        values: sumsOf(revenueByHour[day]).map((sum) => (sum === null ? null : Number(sum))),
        colour: [1, 0, 2][at] ?? 0,
      }))}
      format={format}
      least={MINOR_PER_UNIT}
    />
  );
}
