const DROPPED = /[\u0300-\u036f\u200b-\u200d\u2060\ufeff’'`]/gu;
const BENGALI_DIGIT = /[\u09e6-\u09ef]/gu;

/**
 * A name as search compares it: without case, Latin accents, apostrophes and joiners, Bengali digits as Latin ones, spaces single.
 * Composed and decomposed spellings (য় and য়) become the same.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(DROPPED, '')
    .replace(BENGALI_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}
