import type { DataColumn } from '@pavilion/ui';

/** What rows are put in order by: figures and moments begin with the largest, texts with the first of the alphabet. */
export type SortValue = string | number | bigint | Date | null | undefined;

/** A column. Only one with a text as its heading can be hidden, and is in the exported file. */
export interface ListColumn<Row> extends Omit<DataColumn<Row>, 'sortable'> {
  /** The value in the file; what the cell says unless told. */
  csv?: (row: Row) => string;
  /** Lets the rows be put in order by this column. Nothing comes last, whichever way. */
  sort?: (row: Row) => SortValue;
  /** In the file and never on the page: what nobody reads on a screen, such as a hash. */
  fileOnly?: boolean;
  /** For buttons that move rows: gone while the rows are in another order than their own. */
  inOwnOrder?: boolean;
}

/** One part of a list. */
export interface RowPage<Row> {
  rows: readonly Row[];
  /** What the next part begins after; nothing after the last. */
  next?: string | null | undefined;
}

/** Reads what the filters match, part by part from the first. */
export type PageReader<Row> = (after: string | undefined) => Promise<RowPage<Row>>;

/** Where an exported file has its rows from: `rows` where the table already has all of them. */
export type RowSource<Row> = 'rows' | PageReader<Row>;
