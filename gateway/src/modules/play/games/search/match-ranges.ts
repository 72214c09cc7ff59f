import type { FoundRange } from '@pavilion/api/games';
import { prefixEditDistance, allowedEdits } from './edit-distance';
import { fold } from './fold';
import { isBengali, phoneticKey, matchesPhonetically } from './phonetics';

/** The parts of `name` that `typed` was found in, to be marked; none when it was not found there. */
export function matchRanges(name: string, typed: string): FoundRange[] {
  const wanted = fold(typed);
  if (!wanted) return [];
  const folded = fold(name);
  const at = folded.indexOf(wanted);
  const places = at >= 0 ? [[at, at + wanted.length] as FoundRange] : wordPlaces(folded, wanted.split(' '));
  return mergeRanges(places).map((place) => inName(name, place));
}

function wordPlaces(folded: string, tokens: readonly string[]): FoundRange[] {
  const words = [...folded.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({ text, index }));
  const places = tokens.map((token) => {
    const begins = words.find(({ text }) => text.startsWith(token));
    if (begins) return [begins.index, begins.index + token.length] as FoundRange;
    const near = words.find(({ text }) => isNear(token, text));
    return near && ([near.index, near.index + near.text.length] as FoundRange);
  });
  return places.every((place) => place !== undefined) ? (places as FoundRange[]) : [];
}

function isNear(token: string, word: string): boolean {
  const most = allowedEdits(token);
  if (most && prefixEditDistance(token, word, most) <= most) return true;
  return isBengali(token) !== isBengali(word) && matchesPhonetically(phoneticKey(token), phoneticKey(word));
}

function mergeRanges(places: readonly FoundRange[]): FoundRange[] {
  const sorted = [...places].sort(([one], [other]) => one - other);
  return sorted.reduce<FoundRange[]>((kept, [from, to]) => {
    const last = kept.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else kept.push([from, to]);
    return kept;
  }, []);
}

/** From places in the folded name to places in the name itself, whole letters with their signs. */
function inName(name: string, [from, to]: FoundRange): FoundRange {
  const lengths = Array.from({ length: name.length + 1 }, (_, end) => fold(name.slice(0, end)).length);
  const begins = lengths.findIndex((length) => length > from) - 1;
  let ends = lengths.findIndex((length) => length >= to);
  while (ends < name.length && /^\p{M}/u.test(name.slice(ends))) ends += 1;
  return [Math.max(0, begins), ends];
}
