import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../bootstrap/progress.mjs';
import { projectTexts } from './project-texts.mjs';

const LANGUAGES = ['en', 'bn'];
const listOf = (language) => `docs/label-words.${language}.txt`;
/** Whose screens say the labels of a file. Words for players may stand on every screen, the others only on those of their group. */
const GROUPS = [
  ['operators', /^(?:operator\/|shared\/api\/src\/staff\/|gateway\/src\/modules\/control\/registry\/)/],
  ['games', /^(?:studio\/|gateway\/src\/modules\/money\/records\/round-details\/)/],
  ['players', /^/],
];
/** Names of games and of what is on their reels, and what is only for whoever develops. */
const NO_LABELS = /^studio\/src\/titles\/|\/(?:dev|testing)\/|-fixture\.tsx?$/;
const MOST_WORDS = 4;

/**
 * Compares the words that labels use with those of `docs/label-words.*.txt` in `folder`. A label is a text of at most four words that is no sentence:
 * what names a thing, and so brings a new term into a product.
 *
 * @throws UserError that names each word that is not listed, is listed for nothing, or stands in the wrong place
 */
export function assertLabelWords(folder) {
  const labels = projectTexts(folder).filter(isLabel);
  const found = LANGUAGES.flatMap((language) => {
    const list = readList(readFileSync(join(folder, listOf(language)), 'utf8').normalize('NFC'));
    return faultsOf(language, list, usesOf(labels, language));
  });
  if (found.length) throw new UserError(found.join('\n'));
}

function isLabel({ file, text, language }) {
  if (NO_LABELS.test(file) || /[.?!।]$/.test(text.trim())) return false;
  const quotedEnglish = language === 'en' && /\.tsx?$/.test(file) && !file.includes('/messages/');
  const words = new Set(wordsOf(text));
  return words.size > 0 && words.size <= MOST_WORDS && (!quotedEnglish || /^\p{Lu}[\p{Ll}-]*(?!\p{L}|_)/u.test(text));
}

/** Without what stands for something else: values, tags, and the branches' names of `{count, plural, one {# game} other {# games}}`. */
function wordsOf(text) {
  const said = text
    .normalize('NFC')
    .replaceAll(/<[^>]*>|\$\{[^}]*\}|\{\w+(?:, \w+)?\}/g, ' ')
    .replaceAll(/\{\w+, \w+,|(?:=\d+|\w+) \{/g, ' ')
    .toLowerCase();
  return (said.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []).filter((word) => word.length > 1);
}

/** Each word with its label and group, in the language of its script: a Bengali label may say PDF. */
function usesOf(labels, language) {
  const inBengali = (word) => /^\p{Script=Bengali}/u.test(word);
  return labels.flatMap(({ file, at, text }) =>
    wordsOf(text)
      .filter((word) => inBengali(word) === (language === 'bn') && !ENDINGS.includes(word))
      .map((word) => ({ word, at: `${file}  ${at}`, group: GROUPS.find(([, files]) => files.test(file))[0] })),
  );
}

/** `[group]` above its words; lines that begin with # explain. */
function readList(content) {
  let group = 'players';
  const lines = content.split('\n').filter((line) => line && !line.startsWith('#'));
  return lines.flatMap((line) => {
    const heading = /^\[(\w+)\]$/.exec(line)?.[1];
    if (heading) group = heading;
    return heading ? [] : line.split(/\s+/).map((word) => ({ group, word }));
  });
}

function faultsOf(language, list, uses) {
  const file = listOf(language);
  const listed = new Set(list.map(({ group, word }) => `${group} ${word}`));
  const entryOf = ({ word, group }) =>
    formsOf(word, language)
      .flatMap((form) => [`players ${form}`, `${group} ${form}`])
      .find((entry) => listed.has(entry));
  const used = new Set(uses.map((use) => ownEntry(use, entryOf(use))));
  return [
    ...new Set(uses.filter((use) => !entryOf(use)).map((use) => unlisted(use, file))),
    ...list.filter(({ group, word }) => !used.has(`${group} ${word}`)).map((entry) => unused(entry, file)),
    ...list
      .filter(({ group, word }, at) => list[at - 1]?.group === group && list[at - 1].word >= word)
      .map((entry) => misplaced(entry, file)),
  ];
}

/** What operators and games share with players is listed for players as long as those say it. */
function ownEntry({ group }, entry) {
  return entry?.startsWith(`${group} `) ? entry : undefined;
}

const unlisted = ({ word, at, group }, file) =>
  `${at}: “${word}” is not among the words of labels for ${group}. Say it as docs/glossary.md calls this thing; if it is a new thing, add the word to ${file}.`;
const unused = ({ word, group }, file) => `${file}: no label for ${group} says “${word}”. Take it out.`;
const misplaced = ({ word }, file) => `${file}: “${word}” is not in its place; words are sorted.`;

/** What Bengali adds to a noun, longest first. */
const ENDINGS = 'গুলোকে গুলোর গুলোতে গুলোয় গুলো টিকে টির টিতে টার টি টা দেরকে দের েরা রা এর ের কে তে য় র ে ও ই জন বার'.split(' ');

/** A word as it is, and as it may be listed: in the singular, without endings. */
function formsOf(word, language) {
  if (language === 'en') return [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  const once = withoutEnding(word);
  return [word, ...once, ...once.flatMap(withoutEnding)];
}

function withoutEnding(word) {
  const endings = ENDINGS.filter((ending) => word.endsWith(ending) && word.length > ending.length + 1);
  return endings.map((ending) => word.slice(0, -ending.length));
}
