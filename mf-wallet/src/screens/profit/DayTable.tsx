import type { ProfitValue } from '@pavilion/api/records';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { DataTable, Money } from '@pavilion/ui';
import styles from './profit.module.css';

type Day = ProfitValue['days'][number];

/** The same days in figures, for everybody; days on which nothing happened are left out. */
export function DayTable({ days, totals }: Pick<ProfitValue, 'days' | 'totals'>) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const lively = days.filter((day) => sums.some((name) => day[name] !== '0')).reverse();
  const signed = (minor: bigint) => money(minor, { signed: true });
  return (
    <details className={styles['more']}>
      <summary>{formatMessage({ id: 'profit.days' })}</summary>
      <DataTable
        caption={formatMessage({ id: 'profit.days' })}
        rows={lively}
        rowKey={({ day }) => day}
        totalLabel={formatMessage({ id: 'profit.total' })}
        empty={<p>{formatMessage({ id: 'profit.empty' })}</p>}
        columns={[
          {
            id: 'day',
            header: formatMessage({ id: 'column.day' }),
            lead: true,
            cell: ({ day }: Day) => formatDate(day, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }),
          },
          ...columns.map((name) => ({
            id: name,
            header: formatMessage({ id: `profit.${name}` }),
            align: 'end' as const,
            cell: (day: Day) => (
              <Money
                amount={BigInt(day[name])}
                format={name === 'net' ? signed : money}
                tone={name === 'net' ? 'by-sign' : 'plain'}
              />
            ),
            total: money(totals[name], { signed: name === 'net' }),
          })),
        ]}
      />
    </details>
  );
}

const columns = ['deposits', 'withdrawals', 'stakes', 'payouts', 'net'] as const;
const sums = ['deposits', 'withdrawals', 'stakes', 'payouts', 'bonuses', 'adjustments'] as const;
