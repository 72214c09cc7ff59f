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
  const separator = separatorOf(text);
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`, 'y');
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let [at, line, begins] = [0, 1, 1];
  while (at < text.length) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    if (!found) return undefined;
    const [whole, quoted, plain = '', end] = found;
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    line += linesIn(whole);
    at = cell.lastIndex;
    if (end === separator && at < text.length) continue;
    if (end === separator) cells.push('');
    if (cells.some(Boolean)) records.push({ line: begins, cells });
    cells = [];
    begins = line;
  }
  return records;
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/u, 1);
  return [',', ';', '\t'].sort((one, other) => first.split(other).length - first.split(one).length)[0] ?? ',';
}

function linesIn(text: string): number {
  return text.match(/\r\n|\n|\r/gu)?.length ?? 0;
}
