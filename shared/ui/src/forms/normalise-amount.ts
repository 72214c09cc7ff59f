const BENGALI_ZERO = 0x09e6;
const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  for (const zero of [BENGALI_ZERO, ARABIC_ZERO, PERSIAN_ZERO]) {
    if (code >= zero && code <= zero + 9) return String(code - zero);
  }
  return character;
}

/** A comma is a decimal mark only where it is the sole mark and at most two digits follow it; elsewhere it groups. */
function decimalMark(text: string): string {
  if (text.includes('.')) return text.replaceAll(',', '');
  return /^[^,]*,\d{1,2}$/.test(text) ? text.replace(',', '.') : text.replaceAll(',', '');
}

/**
 * Turns what somebody typed or pasted into a plain decimal string: Bengali (and Arabic) digits become Latin, grouping and
 * currency marks go, leading zeros go, and no more than `decimals` digits stay behind the point. Empty stays empty.
 *
 * @public
 */
export function normaliseAmount(typed: string, decimals = 2): string {
  const latin = Array.from(typed, latinDigit)
    .join('')
    .replace(/[^\d.,]/g, '');
  const [whole = '', ...fraction] = decimalMark(latin).split('.');
  const head = whole.replace(/^0+(?=\d)/, '');
  if (fraction.length === 0 || decimals === 0) return head;
  return `${head || '0'}.${fraction.join('').slice(0, decimals)}`;
}
