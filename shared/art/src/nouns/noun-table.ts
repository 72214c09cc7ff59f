import type { Motif } from '../motifs/beasts';

/** A word that a game can be called after, and the drawings that show it. */
export interface NounMotifs {
  readonly noun: string;
  readonly motifs: readonly Motif[];
  /** Letters and numbers in the drawing, which a mirror would turn around. */
  readonly written: boolean;
}

/** Other words for the noun, in any language and separated by commas, then what shows it. */
export type NounRow = readonly [words: string, first: Motif, ...others: Motif[]];

/** The drawings of each noun, by its name in English. */
export function nounTable<N extends string>(rows: Readonly<Record<N, NounRow>>, written = false): ReadonlyMap<string, NounMotifs> {
  const forms = new Map<string, NounMotifs>();
  for (const [noun, [words, ...motifs]] of Object.entries<NounRow>(rows)) {
    const entry = { noun, motifs, written };
    for (const form of [noun, ...words.split(',')].flatMap((word) => formsOf(plainWords(word).join(' ')))) forms.set(form, entry);
  }
  return forms;
}

/** Words as a table has them: one spelling of each letter, no marks, no possessive. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/[’'&]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

function formsOf(word: string): string[] {
  if (!/^[a-z\d ]+$/.test(word)) return [word];
  return [word, /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`, `${word}es`];
}
