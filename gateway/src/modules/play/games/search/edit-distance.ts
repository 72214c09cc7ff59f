const MAX_WORD_LENGTH = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(MAX_WORD_LENGTH + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * How many letters have to be changed, added, taken out or swapped with their neighbour until `typed` begins `word`; more than `most` is
 * answered as `most + 1`, without counting on.
 */
export function prefixEditDistance(typed: string, word: string, most: number): number {
  const across = Math.min(typed.length, MAX_WORD_LENGTH);
  const down = Math.min(word.length, across + most);
  if (across - down > most) return most + 1;
  let [before, last, now] = rows;
  for (let at = 0; at <= across; at++) last[at] = at;
  let best = last[across] ?? 0;
  for (let row = 1; row <= down; row++) {
    const least = fillRow({ typed, word, row, across }, before, last, now);
    best = Math.min(best, now[across] ?? best);
    if (least > most) break;
    [before, last, now] = [last, now, before];
  }
  return Math.min(best, most + 1);
}

interface Line {
  typed: string;
  word: string;
  row: number;
  across: number;
}

/** One line of the table of distances; answers the least of it. */
function fillRow({ typed, word, row, across }: Line, before: Uint8Array, last: Uint8Array, now: Uint8Array): number {
  now[0] = row;
  let least = row;
  for (let at = 1; at <= across; at++) {
    const cost = typed.charCodeAt(at - 1) === word.charCodeAt(row - 1) ? 0 : 1;
    let value = Math.min((last[at - 1] ?? 0) + cost, (last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1);
    if (cost && isSwapped(typed, word, at, row)) value = Math.min(value, (before[at - 2] ?? 0) + 1);
    now[at] = value;
    least = Math.min(least, value);
  }
  return least;
}

function isSwapped(typed: string, word: string, at: number, row: number): boolean {
  return (
    at > 1 &&
    row > 1 &&
    typed.charCodeAt(at - 1) === word.charCodeAt(row - 2) &&
    typed.charCodeAt(at - 2) === word.charCodeAt(row - 1)
  );
}

const SIGNS = /\p{M}/gu;

/** Short words are too like one another for any error; long ones bear two. Signs of vowels make a word no longer. */
export function allowedEdits(typed: string): number {
  const letters = typed.replace(SIGNS, '').length;
  return letters < 4 ? (letters === 3 && letters < typed.length ? 1 : 0) : letters < 7 ? 1 : 2;
}
