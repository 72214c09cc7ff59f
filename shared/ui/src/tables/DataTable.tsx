// Roles are spelled out: on a phone `display: block` takes them from the elements in some browsers. Cells that wait are empty.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label */
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { classNames } from '../class-names';
import styles from './DataTable.module.css';

/** One column: its heading and how it draws a row's value. @public */
export interface DataColumn<Row> {
  /** Tells the columns apart, and is handed to `onSort`. */
  id: string;
  /** Heading of the column; also the label of the value on a phone's card. */
  header: ReactNode;
  /** Draws the value. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures, which then are tabular. */
  align?: 'start' | 'end' | undefined;
  /** Makes the column the row's name: a row header, and the head of the card on a phone. One at most. */
  lead?: boolean | undefined;
  /** The heading becomes a button that calls `onSort`. */
  sortable?: boolean | undefined;
  /** The value in the totals row. */
  total?: ReactNode;
  /**
   * Where the value stands on a phone, in a row of two lines: first line, its end, second line, its end with the heading before it, or nowhere.
   * A table whose columns say so has no cards.
   */
  phone?: 'start' | 'end' | 'below' | 'below-end' | 'hidden' | undefined;
}

/** An order: by which column, and which way. @public */
export interface DataSort {
  /** Id of the column. */
  column: string;
  /** Which way. */
  direction: 'ascending' | 'descending';
}

const PHONE_CLASSES = { start: 'start', end: 'phoneEnd', below: 'below', 'below-end': 'below-end', hidden: 'hidden' } as const;

/** `columns` and `rows` are drawn in the order given: sorting is the caller's, asked for by `onSort`. @public */
export interface DataTableProps<Row> {
  /** What the table holds; read by screen readers before the first row. */
  caption: string;
  /** Shows the caption above the table too. */
  captionShown?: boolean | undefined;
  /** The columns, in order. */
  columns: readonly DataColumn<Row>[];
  /** The rows, in order. */
  rows: readonly Row[];
  /** Tells the rows apart. */
  rowKey: (row: Row) => string;
  /** First cell of the totals row, such as “total”; the row is drawn when a column has a `total`. */
  totalLabel?: ReactNode;
  /** The order in force. */
  sort?: DataSort | undefined;
  /** Called with the wanted order when a sortable heading is pressed. */
  onSort?: ((sort: DataSort) => void) | undefined;
  /** What stands instead of rows when there are none. */
  empty?: ReactNode;
  /** Draws this many placeholder rows instead of rows. */
  skeletonRows?: number | undefined;
  /** On a phone, rows next to each other with the same group stand under it; it is what a person reads, such as a day. */
  groupOf?: ((row: Row) => string) | undefined;
  /** For many columns: the table scrolls sideways in a frame of its own, with its header kept in view. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

/** A native table with a sticky header; under 640 px every row becomes a card, or two lines where the columns say which. @public */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionShown = false, columns, rows, empty, skeletonRows = 0, wide = false, className } = props;
  const inLines = columns.some(({ phone }) => phone !== undefined);
  const waiting = skeletonRows > 0;
  if (!waiting && rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    <div
      className={classNames(styles['frame'], wide && styles['wide'], inLines && styles['lines'], className)}
      {...(wide && { tabIndex: 0, role: 'region', 'aria-label': caption })}
    >
      <table role="table" aria-busy={waiting || undefined} className={styles['table']}>
        <caption className={captionShown ? styles['caption'] : 'pv-visually-hidden'}>{caption}</caption>
        <TableHead {...props} />
        {waiting ? (
          <tbody role="rowgroup">
            {Array.from({ length: skeletonRows }, (_, at) => (
              <SkeletonRow key={at} columns={columns} />
            ))}
          </tbody>
        ) : (
          <Groups {...props} />
        )}
        <Totals {...props} />
      </table>
    </div>
  );
}

function Groups<Row>({ columns, rows, rowKey, groupOf }: DataTableProps<Row>) {
  return groupsOf(rows, groupOf).map(({ name, members }, at) => (
    // Names repeat where the order is not by group.
    <tbody key={`${at} ${name}`} role="rowgroup" aria-label={name}>
      {name !== undefined && (
        // For the eye: the group has the name, and no row is none.
        <tr aria-hidden="true" className={styles['group']}>
          <td colSpan={columns.length}>{name}</td>
        </tr>
      )}
      {members.map((row) => (
        <tr key={rowKey(row)} role="row">
          {columns.map((column) => (
            <Cell key={column.id} column={column}>
              {column.cell(row)}
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  ));
}

function groupsOf<Row>(rows: readonly Row[], groupOf: ((row: Row) => string) | undefined) {
  const groups: { name: string | undefined; members: Row[] }[] = groupOf ? [] : [{ name: undefined, members: [...rows] }];
  for (const row of groupOf ? rows : []) {
    const name = groupOf?.(row);
    const last = groups.at(-1);
    if (last?.name === name && last) last.members.push(row);
    else groups.push({ name, members: [row] });
  }
  return groups;
}

function TableHead<Row>({ columns, sort, onSort }: DataTableProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => {
          const order = sort?.column === column.id ? sort.direction : undefined;
          const next = order === 'descending' ? 'ascending' : 'descending';
          return (
            <th key={column.id} role="columnheader" scope="col" aria-sort={order} className={align(column)}>
              {column.sortable && onSort ? (
                <button type="button" className={styles['sort']} onClick={() => onSort({ column: column.id, direction: next })}>
                  {column.header}
                  <Icon
                    name={order === 'ascending' ? 'arrow-up' : 'arrow-down'}
                    size={14}
                    className={order ? undefined : styles['unsorted']}
                  />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Cell<Row>({ column, children }: { column: DataColumn<Row>; children: ReactNode }) {
  const look = classNames(align(column), column.lead && styles['lead'], column.phone && styles[PHONE_CLASSES[column.phone]]);
  const content = (
    <>
      {!column.lead && (
        <span className={styles['cardLabel']} aria-hidden="true">
          {column.header}
        </span>
      )}
      <span className={styles['value']}>{children}</span>
    </>
  );
  return column.lead ? (
    <th role="rowheader" scope="row" className={look}>
      {content}
    </th>
  ) : (
    <td role="cell" className={look}>
      {content}
    </td>
  );
}

function SkeletonRow<Row>({ columns }: { columns: readonly DataColumn<Row>[] }) {
  return (
    <tr role="row" aria-hidden="true">
      {columns.map((column) => (
        <td key={column.id} className={align(column)}>
          <span className={classNames('pv-skeleton', styles['skeleton'])} />
        </td>
      ))}
    </tr>
  );
}

function Totals<Row>({ columns, totalLabel, rows }: DataTableProps<Row>) {
  if (rows.length === 0 || columns.every((column) => column.total === undefined)) return null;
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {columns.map((column, at) =>
          at === 0 && column.total === undefined ? (
            <th key={column.id} role="rowheader" scope="row" className={styles['lead']}>
              {totalLabel}
            </th>
          ) : (
            <td key={column.id} role="cell" className={classNames(align(column), column.total === undefined && styles['blank'])}>
              {column.total !== undefined && (
                <>
                  <span className={styles['cardLabel']} aria-hidden="true">
                    {column.header}
                  </span>
                  <span className={styles['value']}>{column.total}</span>
                </>
              )}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}

function align<Row>(column: DataColumn<Row>): string | undefined {
  return column.align === 'end' ? styles['end'] : undefined;
}
