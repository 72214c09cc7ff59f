import type { BrandOverview } from '@pavilion/api/staff';
import { useIntl } from 'react-intl';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';
import { ListTable } from '../tables/ListTable';
import { hours, sumsOf } from './course-of-day';

const days = ['today', 'yesterday', 'lastWeek'] as const;

/** The same as the chart says, hour by hour. */
export function RevenueTable({ overview: { revenueByHour, currency } }: { overview: BrandOverview }) {
  const t = useTexts();
  const { formatTime } = useIntl();
  const amountOf = useFormatAmount();
  const sums = {
    today: sumsOf(revenueByHour.today),
    yesterday: sumsOf(revenueByHour.yesterday),
    lastWeek: sumsOf(revenueByHour.lastWeek),
  };
  return (
    <ListTable
      name="revenue"
      source="rows"
      caption={t('home.courseText')}
      rows={hours.map((hour, at) => ({ hour, at }))}
      rowKey={({ hour }) => hour}
      columns={[
        {
          id: 'hour',
          header: t('home.hour'),
          lead: true,
          sort: ({ at }) => at,
          cell: ({ hour }) => formatTime(hour, { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' }),
        },
        ...days.map((day) => ({
          id: day,
          header: t(`home.${day}`),
          align: 'end' as const,
          sort: ({ at }: { at: number }) => sums[day][at],
          cell: ({ at }: { at: number }) => {
            const sum = sums[day][at];
            return sum === null || sum === undefined ? '–' : amountOf(sum, currency);
          },
        })),
      ]}
    />
  );
}
