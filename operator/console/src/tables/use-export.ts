import { dayIn, localTimeZone } from '@pavilion/time';
import { type RefObject, useEffect, useState } from 'react';
import { saveFile } from '../brand/save-file';
import { toCsv, textOf } from './csv';
import type { ListColumn, MorePages } from './list-column';

/** More than a browser should be asked for. */
const MOST_ROWS = 20_000;

interface Exported<Row> {
  name: string;
  frame: RefObject<HTMLElement | null>;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  more: MorePages | undefined;
}

/** Writes what the table shows into a file, after the rest of its pages was read. A page that cannot be read ends it, with what is there. */
export function useExport<Row>({ name, frame, columns, rows, more }: Exported<Row>) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return;
    if (more?.hasNextPage && !more.isFetchNextPageError && rows.length < MOST_ROWS) {
      if (!more.isFetchingNextPage) void more.fetchNextPage();
      return;
    }
    const writing = setTimeout(() => {
      saveFile(`${name}-${dayIn(localTimeZone())}.csv`, toCsv(linesOf(frame.current, columns, rows)), 'text/csv');
      setBusy(false);
    });
    return () => clearTimeout(writing);
  }, [busy, more, rows, columns, frame, name]);
  return { busy, start: () => setBusy(true) };
}

function linesOf<Row>(frame: HTMLElement | null, columns: readonly ListColumn<Row>[], rows: readonly Row[]): string[][] {
  const shown = columns.map((column, at) => ({ column, at })).filter(({ column }) => typeof column.header === 'string');
  const lines = [...(frame?.querySelectorAll('tbody > tr') ?? [])].map((line, nth) =>
    shown.map(({ column, at }) => {
      const row = rows[nth];
      if (column.csv && row !== undefined) return column.csv(row);
      const cell = line.children[at];
      return cell ? textOf(cell) : '';
    }),
  );
  return [shown.map(({ column }) => String(column.header)), ...lines];
}
