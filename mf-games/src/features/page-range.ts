/** Pages of a list that are shown below one another; both count from 1. */
export interface PageRange {
  from: number;
  to: number;
}

/** How many pages stand below one another; after that the next ones begin anew at the top. */
export const MAX_PAGES_SHOWN = 20;

export const FIRST_PAGE: PageRange = { from: 1, to: 1 };

/** `3` or `3-5` as an address has it; anything else is the first page. */
export function readRange(text: string | null): PageRange {
  const [, first = '1', last = first] = /^([1-9]\d{0,4})(?:-([1-9]\d{0,4}))?$/.exec(text ?? '') ?? [];
  const from = Number(first);
  return { from, to: Math.min(Math.max(from, Number(last)), from + MAX_PAGES_SHOWN - 1) };
}

/** Nothing for the first page, which needs no saying. */
export function writeRange({ from, to }: PageRange): string {
  if (from === 1 && to === 1) return '';
  return from === to ? String(from) : `${from}-${to}`;
}
