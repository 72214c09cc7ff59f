import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';

interface GridPosition {
  row: number;
  column: number;
}

/** Arrows, Home and End over elements that carry `data-position="row/column"`; one of them is in the order of the Tab key. */
export function useRovingFocus(within: RefObject<HTMLElement | null>, { rows, columns }: { rows: number; columns: number }) {
  const [last, setLast] = useState<GridPosition>({ row: 0, column: 0 });
  const at = { row: Math.min(last.row, rows - 1), column: Math.min(last.column, columns - 1) };
  const onKeyDown = (event: KeyboardEvent) => {
    const here = positionOf(event.target);
    if (!here || event.altKey || event.metaKey) return;
    const next = nextPosition(here, event, { row: rows - 1, column: columns - 1 });
    if (!next) return;
    event.preventDefault();
    within.current?.querySelector<HTMLElement>(`[data-position="${next.row}/${next.column}"]`)?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const position = positionOf(target);
    if (position) setLast(position);
  };
  return { at, onKeyDown, onFocus };
}

function nextPosition(
  { row, column }: GridPosition,
  { key, ctrlKey }: KeyboardEvent,
  last: GridPosition,
): GridPosition | undefined {
  const targets: Readonly<Record<string, GridPosition>> = {
    ArrowUp: { row: Math.max(0, row - 1), column },
    ArrowDown: { row: Math.min(last.row, row + 1), column },
    ArrowLeft: { row, column: Math.max(0, column - 1) },
    ArrowRight: { row, column: Math.min(last.column, column + 1) },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? last.row : row, column: last.column },
  };
  return targets[key];
}

function positionOf(target: EventTarget): GridPosition | undefined {
  const [row, column] = (target as HTMLElement).dataset['position']?.split('/').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}
