import type { DataColumn } from '@pavilion/ui';

/** A column. Only one with a text as its heading can be hidden, and is in the exported file. */
export interface ListColumn<Row> extends DataColumn<Row> {
  /** The value in the file; what the cell says unless told. */
  csv?: (row: Row) => string;
}

/** Pages of a list that were not read yet. */
export interface MorePages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}
