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

/** A moment with the offset of a time zone: `2026-03-01T14:05:09+06:00`. */
export function createCsvTimeFormatter(timeZone: string): (at: Date) => string {
  // Sweden writes dates as ISO does.
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (at) => {
    const text = local.format(at).replace(' ', 'T');
    const minutes = Math.round((Date.parse(`${text}Z`) - Math.floor(at.getTime() / 1_000) * 1_000) / 60_000);
    const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) => String(part).padStart(2, '0'));
    return `${text}${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
  };
}
