import Papa from 'papaparse';

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** What spreadsheets know UTF-8 by. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One line of a file. Texts that a spreadsheet would reckon with get a `'` before them; amounts, which are ours, stay figures. */
export function csvLine(cells: readonly (string | { figure: string })[]): string {
  const plain = cells.map((cell) => (typeof cell === 'string' ? (FORMULA.test(cell) ? `'${cell}` : cell) : cell.figure));
  return `${Papa.unparse([plain])}\r\n`;
}

/** Minor units as a spreadsheet reads them, whatever its language: `-1234.50`. */
export function amountCell(minor: bigint): { figure: string } {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return { figure: `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` };
}
