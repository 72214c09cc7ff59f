import type { RowSource } from './list-column';

/** More than a browser should be asked for. */
const MOST_ROWS = 20_000;

/** All rows of a source, one part after the other, and whether it had more than a file takes. @throws what reading a part throws */
export async function readAllRows<Row>(
  source: RowSource<Row>,
  shown: readonly Row[],
): Promise<{ rows: readonly Row[]; cut: boolean }> {
  if (source === 'rows') return { rows: shown, cut: false };
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    const page = await source(after);
    rows.push(...page.rows);
    after = page.next ?? undefined;
  } while (after !== undefined && rows.length < MOST_ROWS);
  return { rows: rows.slice(0, MOST_ROWS), cut: after !== undefined };
}
