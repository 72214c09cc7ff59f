import Papa from 'papaparse';

/** A record of a list: the line it begins at, as an editor counts, and its cells. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/**
 * Comma-separated values as spreadsheets write them (RFC 4180): quoted cells may carry separators, line ends and doubled quotes. The separator
 * is what the first line uses: comma, semicolon or tab. Nothing when a quote is never closed.
 */
export function readCsv(text: string): CsvRecord[] | undefined {
  const newline = text.includes('\n') ? '\n' : '\r';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text), newline });
  if (errors.length > 0) return undefined;
  let line = 1;
  return data.flatMap((raw) => {
    const begins = line;
    line += 1 + linesIn(raw.join(''), newline);
    const cells = raw.map((cell) => cell.trim());
    return cells.some(Boolean) ? [{ line: begins, cells }] : [];
  });
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/u, 1);
  return [',', ';', '\t'].sort((one, other) => first.split(other).length - first.split(one).length)[0] ?? ',';
}

function linesIn(text: string, newline: string): number {
  return text.split(newline).length - 1;
}
