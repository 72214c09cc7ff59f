import { prefixEditDistance, allowedEdits } from './edit-distance';
import { fold } from './fold';
import { joinNames, type JoinedNames } from './joined-names';
import { isBengali, phoneticKey, matchesPhonetically } from './phonetics';

/** How well a name was found, best first. */
const MATCH_RANK = { beginning: 0, wordBeginning: 1, inside: 2, oneError: 3, twoErrors: 4, sound: 5 } as const;

/** Names that are looked through for what somebody types. */
export interface NameIndex {
  /**
   * Places in the list of items that `typed` may mean, best first; of those that are found alike, the ones that are `sooner` first, and otherwise as they lie. Only those that
   * `within` lets through.
   * Spelling errors are forgiven when few names carry what was typed, and sounds compared when none does: nobody who found a hundred wants
   * one that is nearly it.
   */
  find(typed: string, within?: (at: number) => boolean, sooner?: (at: number) => boolean): number[];
}

interface Word {
  text: string;
  letters: number;
  bengali: boolean;
  sound: string;
  items: number[];
}

const NO_MATCH = 255;
/** Shorter ones are found across the end of a word by accident. */
const SQUEEZED_FROM = 6;
/** With this many found as typed, no spelling errors are forgiven. Sounds are tried only when nothing was found at all. */
const MIN_GOOD_MATCHES = 8;

/** Makes names ready to be searched. Each item has its names folded already. */
export function indexNames(names: readonly (readonly string[])[]): NameIndex {
  const words = wordsOf(names);
  const spoken = joinEach(names);
  const squeezed = joinEach(names.map((each) => each.map((name) => name.replaceAll(' ', ''))));
  const size = names.length;
  return {
    find(typed, within = () => true, sooner = () => true) {
      const wanted = fold(typed);
      if (!wanted) return [];
      const tokens = wanted.split(' ');
      const ranks = new Uint8Array(size).fill(NO_MATCH);
      rankAsTyped(ranks, spoken, wanted);
      if (tokens.length > 1)
        merge(
          ranks,
          tokens.map((token) => rankWords(words, token, size, beginsWord)),
        );
      if (finds(ranks, within) < MIN_GOOD_MATCHES) {
        rankSqueezed(ranks, squeezed, wanted.replaceAll(' ', ''));
        const near = tokens.map((token) => rankWords(words, token, size, beginsApproximately(token)));
        merge(ranks, near);
        if (!finds(ranks, within)) {
          near.forEach((known, at) => rankWords(words, tokens[at] ?? '', size, matchesSound(tokens[at] ?? ''), known));
          merge(ranks, near);
        }
      }
      return inOrder(ranks, within, sooner);
    },
  };
}

/** One text for the first name of each item, one for the second, and so on: a script of one kind is searched faster. */
function joinEach(names: readonly (readonly string[])[]): JoinedNames[] {
  const most = Math.max(0, ...names.map(({ length }) => length));
  return Array.from({ length: most }, (_, which) => joinNames(names.map((each) => each[which] ?? '')));
}

function wordsOf(names: readonly (readonly string[])[]): Word[] {
  const byText = new Map<string, Word>();
  names.forEach((each, at) => {
    for (const text of new Set(each.flatMap((name) => name.split(' ')))) {
      const word = byText.get(text) ?? wordOf(text);
      word.items.push(at);
      byText.set(text, word);
    }
  });
  return [...byText.values()];
}

function wordOf(text: string): Word {
  return { text, letters: lettersOf(text), bengali: isBengali(text), sound: phoneticKey(text), items: [] };
}

/** Which letters a word has, as bits: words that lack too many of what was typed need no closer look. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) % 32);
  return letters;
}

function rankAsTyped(ranks: Uint8Array, texts: readonly JoinedNames[], wanted: string): void {
  const rankAfter = { nothing: MATCH_RANK.beginning, space: MATCH_RANK.wordBeginning, letter: MATCH_RANK.inside };
  for (const text of texts)
    text.each(wanted, (item, before) => {
      if (rankAfter[before] < (ranks[item] ?? NO_MATCH)) ranks[item] = rankAfter[before];
    });
}

/** “luckytiger” for “Lucky Tiger”, and the other way round. */
function rankSqueezed(ranks: Uint8Array, texts: readonly JoinedNames[], wanted: string): void {
  if (wanted.length < SQUEEZED_FROM) return;
  for (const text of texts)
    text.each(wanted, (item) => {
      if ((ranks[item] ?? NO_MATCH) > MATCH_RANK.oneError) ranks[item] = MATCH_RANK.oneError;
    });
}

type WordMatcher = (word: Word, token: string) => number;

const beginsWord: WordMatcher = ({ text }, token) => (text.startsWith(token) ? MATCH_RANK.wordBeginning : NO_MATCH);

function beginsApproximately(token: string): WordMatcher {
  const [letters, most] = [lettersOf(token), allowedEdits(token)];
  return ({ text, letters: theirs }) => {
    if (text.startsWith(token)) return MATCH_RANK.wordBeginning;
    if (!most || bits(letters & ~theirs) > most) return NO_MATCH;
    const errors = prefixEditDistance(token, text, most);
    return errors > most ? NO_MATCH : errors > 1 ? MATCH_RANK.twoErrors : MATCH_RANK.oneError;
  };
}

function matchesSound(token: string): WordMatcher {
  const [sound, bengali] = [phoneticKey(token), isBengali(token)];
  return (word) => (word.bengali !== bengali && matchesPhonetically(sound, word.sound) ? MATCH_RANK.sound : NO_MATCH);
}

function rankWords(words: readonly Word[], token: string, size: number, judge: WordMatcher, known?: Uint8Array): Uint8Array {
  const ranks = known ?? new Uint8Array(size).fill(NO_MATCH);
  for (const word of words) {
    const rank = judge(word, token);
    if (rank === NO_MATCH) continue;
    for (const item of word.items) if (rank < (ranks[item] ?? NO_MATCH)) ranks[item] = rank;
  }
  return ranks;
}

/** A name is found when each word that was typed is, and as well as the worst of them. */
function merge(ranks: Uint8Array, perToken: readonly Uint8Array[]): void {
  for (let item = 0; item < ranks.length; item++) {
    let worst = 0;
    for (const token of perToken) worst = Math.max(worst, token[item] ?? NO_MATCH);
    if (worst < (ranks[item] ?? NO_MATCH)) ranks[item] = worst;
  }
}

/** How many were found so far; no more than enough. */
function finds(ranks: Uint8Array, within: (at: number) => boolean): number {
  let found = 0;
  for (let item = 0; item < ranks.length && found < MIN_GOOD_MATCHES; item++)
    if (ranks[item] !== NO_MATCH && within(item)) found += 1;
  return found;
}

function inOrder(ranks: Uint8Array, within: (at: number) => boolean, sooner: (at: number) => boolean): number[] {
  const tiers: number[][] = Array.from({ length: 2 * (MATCH_RANK.sound + 1) }, () => []);
  ranks.forEach((rank, item) => {
    if (rank !== NO_MATCH && within(item)) tiers[2 * rank + (sooner(item) ? 0 : 1)]?.push(item);
  });
  return tiers.flat();
}

function bits(mask: number): number {
  let left = mask;
  let count = 0;
  for (; left; count++) left &= left - 1;
  return count;
}
