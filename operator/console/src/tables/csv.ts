/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** Tells spreadsheets that what follows is UTF-8, without which Bengali is garbled. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Lines of comma-separated values (RFC 4180), the heading first. No cell is run as a formula by the program that opens it. */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What an element says, part by part; a moment in figures, however the page words it. */
export function textOf(element: Element): string {
  return partsOf(element).join(' ').replaceAll(/\s+/g, ' ').trim();
}

function partsOf(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return [];
  if (node instanceof HTMLTimeElement && node.dateTime) return [node.dateTime];
  // Texts beside one another are one text, as 1 and .50 are.
  const texts: string[] = [];
  let open = false;
  for (const child of node.childNodes) {
    const isText = child.nodeType === Node.TEXT_NODE;
    const parts = partsOf(child);
    if (isText && open) texts.push((texts.pop() ?? '') + parts.join(''));
    else texts.push(...parts);
    open = isText;
  }
  return texts;
}
