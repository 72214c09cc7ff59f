import type { DataSort } from '@pavilion/ui';
import type { ListColumn, SortValue } from './list-column';

type Direction = DataSort['direction'];

/** The rows as they come, or in the chosen order; rows that are equal in it stay as they come. */
export function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  order: DataSort | undefined,
  locale: string,
): readonly Row[] {
  const valueOf = columns.find(({ id }) => id === order?.column)?.sort;
  if (!order || !valueOf) return rows;
  const compare = comparison(locale, order.direction === 'ascending' ? 1 : -1);
  return rows.toSorted((one, other) => compare(valueOf(one), valueOf(other)));
}

/** What a press on a heading leads to: its own way first, then the other, then the order in which rows come. */
export function nextOrder(present: DataSort | undefined, column: string, sample: SortValue): DataSort | undefined {
  const first: Direction = typeof sample === 'string' ? 'ascending' : 'descending';
  if (present?.column !== column) return { column, direction: first };
  return present.direction === first ? { column, direction: first === 'ascending' ? 'descending' : 'ascending' } : undefined;
}

function comparison(locale: string, way: 1 | -1): (one: SortValue, other: SortValue) => number {
  const texts = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return (one, other) => {
    if (one === null || one === undefined) return other === null || other === undefined ? 0 : 1;
    if (other === null || other === undefined) return -1;
    if (typeof one === 'string' && typeof other === 'string') return way * texts.compare(one, other);
    return one < other ? -way : Number(one > other) * way;
  };
}
