import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { textOf } from './csv';
import type { ListColumn } from './list-column';

export interface ExportSheetProps<Row> {
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  /** Called with the texts of every row. */
  onSpelled: (lines: string[][]) => void;
}

/** Rows nobody sees, drawn to be read: a file says what the page would say, and the page never holds ten thousand rows. */
export function ExportSheet<Row>({ columns, rows, onSpelled }: ExportSheetProps<Row>) {
  const sheet = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    // A turn between two parts: the page stays as quick as it was.
    const reading = setTimeout(() => onSpelled(linesOf(sheet.current, columns, rows)));
    return () => clearTimeout(reading);
  }, [columns, rows, onSpelled]);
  return createPortal(
    <table hidden>
      <tbody ref={sheet}>
        {rows.map((row, nth) => (
          <tr key={nth}>
            {columns.map((column) => (
              <td key={column.id}>{column.csv ? null : column.cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>,
    document.body,
  );
}

function linesOf<Row>(sheet: Element | null, columns: readonly ListColumn<Row>[], rows: readonly Row[]): string[][] {
  return rows.map((row, nth) =>
    columns.map(({ csv }, at) => {
      if (csv) return csv(row);
      const cell = sheet?.children[nth]?.children[at];
      return cell ? textOf(cell) : '';
    }),
  );
}
