import type { RebateLine } from '@pavilion/api/rebates';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { type DataColumn, DataTable } from '@pavilion/ui';
import styles from './rebate.module.css';
import { useRebateTexts } from './use-rebate-texts';

/** What counted of a day by category and vendor, and what comes back of it. */
export function LineTable({ day, lines, sum }: { day: string; lines: readonly RebateLine[]; sum: string }) {
  const { formatMessage } = useIntl();
  const texts = useRebateTexts();
  return (
    <DataTable
      caption={formatMessage({ id: 'rebate.lines.of' }, { day: texts.day(day) })}
      columns={useColumns(sum)}
      rows={lines}
      rowKey={({ category, vendor }) => `${category} ${vendor}`}
      totalLabel={formatMessage({ id: 'rebate.sum' })}
    />
  );
}

function useColumns(sum: string): DataColumn<RebateLine>[] {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const texts = useRebateTexts();
  const header = (column: string) => formatMessage({ id: `rebate.column.${column}` });
  return [
    { id: 'category', header: header('category'), lead: true, cell: ({ category }) => texts.category(category) },
    { id: 'vendor', header: header('vendor'), cell: ({ vendor }) => <span className={styles['vendor']}>{vendor}</span> },
    { id: 'counted', header: header('counted'), align: 'end', cell: ({ counted }) => money(counted) },
    { id: 'rate', header: header('rate'), align: 'end', cell: ({ rate }) => texts.rate(rate) },
    { id: 'amount', header: header('amount'), align: 'end', cell: ({ amount }) => money(amount), total: money(sum) },
  ];
}
