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

/** What was typed, in Latin digits. */
export function latinDigits(typed: string): string {
  return Array.from(typed, latinDigit).join('');
}

/** A comma is a decimal mark only where it is the sole mark and at most two digits follow it; elsewhere it groups. */
function decimalMark(text: string): string {
  if (text.includes('.')) return text.replaceAll(',', '');
  return /^[^,]*,\d{1,2}$/.test(text) ? text.replace(',', '.') : text.replaceAll(',', '');
}

/** Around an amount: a currency's sign or name. Spaces anywhere. */
const AROUND = /^[\p{L}\p{M}\p{Sc}]+\.?(?=[\d-])|[\p{L}\p{M}\p{Sc}]+\.?$|\p{Sc}|[\s\u200e\u200f]/gu;

/**
 * Turns what somebody typed or pasted into a plain decimal string: Bengali (and Arabic) digits become Latin, grouping and
 * currency marks go, leading zeros go. Nothing that would change the amount goes: a sign, a third decimal or a letter among the digits stays,
 * so that `parseAmount` refuses it and the form says so. Empty stays empty.
 *
 * @public
 */
export function normaliseAmount(typed: string): string {
  const bare = latinDigits(typed).replace(/\s/g, '').replace(AROUND, '').replace(/[−–]/g, '-');
  const plain = decimalMark(bare);
  if (!/^\d*\.?\d*$/.test(plain)) return plain;
  const [whole = '', fraction] = plain.split('.');
  const head = whole.replace(/^0+(?=\d)/, '');
  return fraction === undefined ? head : `${head || '0'}.${fraction}`;
}
