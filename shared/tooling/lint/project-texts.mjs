import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MESSAGES = ['*/en.json', '*/bn.json', '*/kind-rules.json'];
/** Source that may hold texts. Tests quote what people once said, tools are read by us, games are called what their vendors call them, and
 * the search knows sounds. */
const SOURCE = [
  '*.ts',
  '*.tsx',
  ':!*.test.ts',
  ':!*.test.tsx',
  ':!e2e',
  ':!shared/tooling',
  ':!shared/art',
  ':!studio/src/titles/made/words.ts',
  ':!gateway/src/modules/play/games/search',
];
const BENGALI = /\p{Script=Bengali}/u;
/** Every text is in Bengali too, so source without Bengali quotes none; only folders of messages have a file for each language. */
const quotesTexts = (file, source) => file.includes('/messages/') || BENGALI.test(source);

/**
 * What people read: every message, and what source quotes or its markup says. `at` is the message's key, or the line.
 *
 * @returns {{ file: string, at: string, text: string, language: 'bn' | 'en' }[]}
 */
export function projectTexts(folder) {
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  return [
    ...listed(folder, MESSAGES).flatMap((file) => ofMessages(file, JSON.parse(read(file)))),
    ...listed(folder, SOURCE).flatMap((file) => ofSource(file, read(file))),
  ];
}

function listed(folder, patterns) {
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: folder, encoding: 'utf8' }).split('\n');
  // What is deleted and not yet committed is listed too.
  return files.filter((file) => file && existsSync(join(folder, file)));
}

function ofMessages(file, messages) {
  const ofFile = /\/(bn|en)\.json$/.exec(file)?.[1];
  return flat(messages).map(([at, text]) => ({ file, at, text, language: ofFile ?? at.slice(-2) }));
}

function flat(messages, at = '') {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value]] : flat(value, `${at}${key}.`),
  );
}

function ofSource(file, source) {
  const found = [...(quotesTexts(file, source) ? quoted(source) : []), ...(file.endsWith('.tsx') ? inMarkup(source) : [])];
  return found.map(({ index, text }) => ({
    file,
    at: `line ${source.slice(0, index).split('\n').length}`,
    text,
    language: BENGALI.test(text) ? 'bn' : 'en',
  }));
}

/** Comments are matched so that no quotation mark within one begins a text. */
const QUOTED = /\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`/g;
/** A name of the code, such as a key or the path of a module. */
const NAME = /^[a-z@.][\w@./:-]*$/;

function quoted(source) {
  return [...source.matchAll(QUOTED)]
    .filter(([found]) => !found.startsWith('/'))
    .map(({ 0: found, index }) => ({ index, text: found.slice(1, -1) }))
    .filter(({ text }) => !NAME.test(text));
}

/** Between a tag, or a value within it, and the next. A comparison has a space behind its sign, and code has brackets or a semicolon. */
const MARKUP = /(?<!=)>(?:\n\s*)?([\p{L}\p{N}“][^<>{}=;()]*)(?=[<{])|\}([^<>{}=;()]*\p{L}[^<>{}=;()]*)<\//gu;

function inMarkup(source) {
  return [...source.matchAll(MARKUP)].map(({ 1: first, 2: later, index }) => ({ index, text: (first ?? later).trim() }));
}
