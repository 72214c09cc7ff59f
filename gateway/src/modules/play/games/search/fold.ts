const DROPPED = /[\u0300-\u036f\u0981\u200b-\u200d\u2060\ufeff’'`]/gu;
const BENGALI_DIGIT = /[\u09e6-\u09ef]/gu;
/** Letters of Bengali that are said alike and therefore often typed for one another; the first of each stands for all. */
const ALIKE = new Map([...'ইঈ', ...'উঊ', ...'িী', ...'ুূ', ...'নণ', ...'শষ', ...'শস', ...'তৎ'].flatMap(pairs));
const MERGED = new RegExp(`[${[...ALIKE.keys()].join('')}]`, 'gu');

/**
 * A name as search compares it: without case, Latin accents, apostrophes and joiners, Bengali digits as Latin ones, spaces single.
 * Composed and decomposed spellings (য় and য়) become the same, and so do letters of Bengali that are said alike.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(DROPPED, '')
    .replace(BENGALI_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/[\u09a1\u09a2]\u09bc/gu, 'র')
    .replace(/য(?!\u09bc)/gu, 'জ')
    .replace(MERGED, (letter) => ALIKE.get(letter) ?? letter)
    .toLowerCase()
    .replace(/[\s-]+/gu, ' ')
    .trim();
}

function pairs(letter: string, at: number, letters: string[]): [string, string][] {
  return at % 2 ? [[letter, letters[at - 1] ?? letter]] : [];
}
