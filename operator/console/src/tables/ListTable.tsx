import { DataTable, type DataTableProps } from '@pavilion/ui';
import { useRef } from 'react';
import { useSession } from '../session/session-context';
import type { ListColumn, MorePages } from './list-column';
import { TableTools } from './TableTools';
import { useTableSettings } from './table-settings';
import { useExport } from './use-export';
import styles from './tables.module.css';

export interface ListTableProps<Row> extends DataTableProps<Row> {
  /** Tells the tables of the console apart: settings and files have it. */
  name: string;
  columns: readonly ListColumn<Row>[];
  more?: MorePages | undefined;
  /** Whether columns, and filters that are in the address, can be kept under a name; off for a few figures that are read once. */
  views?: boolean;
}

/** A table of the console: its columns can be chosen, what it shows exported, and its filters saved under a name. */
export function ListTable<Row>({ name, columns, more, views = true, ...table }: ListTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const { operator } = useSession();
  const settings = useTableSettings(operator?.name ?? '', name);
  const shown = columns.filter(({ id, lead }) => lead || !settings.hidden.includes(id));
  const file = useExport({ name, frame, columns: shown, rows: table.rows, more });
  return (
    <div ref={frame} className={styles['list']}>
      {table.rows.length > 0 && (
        <TableTools caption={table.caption} columns={columns} settings={settings} file={file} views={views} />
      )}
      <DataTable {...table} columns={shown} />
    </div>
  );
}
