import { DataTable, type DataTableProps } from '@pavilion/ui';
import { useLocation } from 'react-router-dom';
import { useLocale } from '../preferences/preferences';
import { useSession } from '../session/session-context';
import { useTexts } from '../messages';
import type { ListColumn, RowSource } from './list-column';
import { inOrder, nextOrder } from './row-order';
import { TableTools } from './TableTools';
import { useTableSettings } from './table-settings';
import { useExport } from './use-export';
import styles from './tables.module.css';

export interface ListTableProps<Row> extends Omit<DataTableProps<Row>, 'columns' | 'sort' | 'onSort'> {
  /** Tells the tables of the console apart: settings and files have it. */
  name: string;
  columns: readonly ListColumn<Row>[];
  /** Where a file has all rows from that the filters match. */
  source: RowSource<Row>;
  /** Rows that were not read yet. */
  more?: { hasNextPage: boolean } | undefined;
}

/** A table of the console: it can be put in order, its columns chosen, all of it exported, and how it stands kept under a name. */
export function ListTable<Row>({ name, columns, source, more, ...table }: ListTableProps<Row>) {
  const t = useTexts();
  const [locale] = useLocale();
  const { operator } = useSession();
  const { search } = useLocation();
  const settings = useTableSettings(operator?.name ?? '', name);
  const chosen = columns.filter(({ id, lead }) => lead || !settings.hidden.includes(id));
  const order = chosen.some(({ id, sort }) => sort && id === settings.order?.column) ? settings.order : undefined;
  const shown = chosen.filter(({ fileOnly, inOwnOrder }) => !fileOnly && !(inOwnOrder && order));
  const file = useExport({ name, columns: chosen, rows: table.rows, source, order });
  const onSort = ({ column }: { column: string }) => {
    const [row] = table.rows;
    const sample = row === undefined ? undefined : columns.find(({ id }) => id === column)?.sort?.(row);
    settings.arrange({ order: nextOrder(order, column, sample) });
  };
  const filled = table.rows.length > 0;
  return (
    <div className={styles['list']}>
      {(filled || search || settings.views.length > 0) && (
        <TableTools caption={table.caption} columns={columns} settings={settings} file={filled ? file : undefined} />
      )}
      {file.sheet}
      {order && more?.hasNextPage && filled && (
        <p className={styles['part']}>{t('tables.partInOrder', { count: table.rows.length })}</p>
      )}
      <DataTable
        {...table}
        columns={shown.map((column) => ({ ...column, sortable: column.sort !== undefined && table.rows.length > 1 }))}
        rows={inOrder(table.rows, columns, order, locale)}
        sort={order}
        onSort={onSort}
      />
    </div>
  );
}
