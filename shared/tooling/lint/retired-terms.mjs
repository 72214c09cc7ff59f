import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../bootstrap/progress.mjs';

const LETTER = String.raw`[\p{L}\p{M}]`;
const word = (pattern) => new RegExp(`(?<!${LETTER})(?:${pattern})(?!${LETTER})`, 'iu');

/** What texts no longer say, and what they say instead: one term for each thing, everywhere. docs/glossary.md has the list to read. */
const RETIRED = {
  en: [
    [word('sign(?:ed|s|ing)?[ -](?:in|out)'), 'log in, log out'],
    [word('sign(?:ed|s|ing)?[ -]up|create (?:an )?account'), 'register'],
    [word('log-in|log-out|logout'), 'login as a noun, log in and log out as verbs'],
    [word('e-mails?'), 'email'],
    [word('usernames?'), 'user name'],
    [word('makers?|game compan(?:y|ies)'), 'provider'],
    [word('movements?'), 'transaction'],
    [word('free trials?'), 'free play'],
    [word('cannot be empty'), 'is required'],
    [word('is(?: still)? good for'), 'expires in, works for'],
    [word('mailbox|is heard|befalls?|by now'), 'plainer words'],
  ],
  bn: [
    [/অথেন্টিকেটর/u, 'অথেনটিকেটর'],
    [/ই-মেইল|ইমেল/u, 'ইমেইল'],
    [/ব্যবহারকারীর নাম/u, 'ইউজারনেম'],
    [/নোটিশ/u, 'বিজ্ঞপ্তি'],
    [/পৃষ্ঠা/u, 'পাতা'],
    [word('চাল|দান'), 'রাউন্ড'],
    [/মিনিগেম|ছোট (?:খেলা|গেম)/u, 'মিনি গেম'],
    [/ফ্রি (?:প্লে|ট্রায়াল)|বিনামূল্যে/u, 'ফ্রি খেলা'],
    [/নির্মাতা|সরবরাহকারী|(?:খেলার|গেম) কোম্পানি/u, 'গেম প্রোভাইডার'],
    [word('বীজ'), 'সিড'],
    [/যন্ত্রে/u, 'ডিভাইসে'],
    [/লগ (?:ইন|আউট)|সাইন|প্রবেশ(?!াধিকার)/u, 'লগইন, লগআউট'],
    [/ডিপোজিট/u, 'জমা'],
    [/উইথড্র/u, 'উত্তোলন'],
    [/(?:গাঢ়|হালকা) রং/u, 'থিম'],
  ],
};
/** For players, who know no vendors. */
const PLAYERS =
  /^(?:mf-|shell\/|studio\/client\/|acquirer\/src\/page\/|shared\/features\/|gateway\/src\/modules\/money\/records\/exports\/)/;
const RETIRED_FOR_PLAYERS = { en: [[word('vendors?'), 'provider']], bn: [[/ভেন্ডর/u, 'গেম প্রোভাইডার']] };

/** The specification gives the words of these. */
const SPECIFIED = new Set(['auth.unknown_name']);

const MESSAGES = ['*/en.json', '*/bn.json'];
/** Source that may hold texts. Tests quote what people once said, tools are read by us, and games are called what their vendors call them. */
const SOURCE = [
  '*.ts',
  '*.tsx',
  ':!*.test.ts',
  ':!*.test.tsx',
  ':!e2e',
  ':!shared/tooling',
  ':!shared/art',
  ':!gateway/src/modules/play/games/names',
];
/** Every text is in Bengali too, so source without Bengali has none; only folders of messages have a file for each language. */
const HAS_TEXTS = /\/messages\/|\p{Script=Bengali}/u;

/**
 * Goes through the texts of the project in `folder`: every file of messages, and what is quoted in source that holds texts.
 *
 * @throws UserError that names each text with a retired term, and what to say
 */
export function assertTerms(folder) {
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const found = [
    ...listed(folder, MESSAGES).flatMap((file) => retiredInMessages(file, JSON.parse(read(file)))),
    ...listed(folder, SOURCE).flatMap((file) => retiredInSource(file, read(file))),
  ];
  if (found.length) throw new UserError(found.join('\n'));
}

function listed(folder, patterns) {
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: folder, encoding: 'utf8' }).split('\n');
  // What is deleted and not yet committed is listed too.
  return files.filter((file) => file && existsSync(join(folder, file)));
}

function retiredInMessages(file, messages) {
  const language = file.slice(-'en.json'.length, -'.json'.length);
  return textsOf(messages).flatMap(([key, text]) => (SPECIFIED.has(key) ? [] : retiredTerms(file, key, text, language)));
}

function retiredInSource(file, source) {
  if (!HAS_TEXTS.test(file + source)) return [];
  return quoted(source).flatMap(([line, text]) => retiredTerms(file, line, text, /\p{Script=Bengali}/u.test(text) ? 'bn' : 'en'));
}

function retiredTerms(file, at, text, language) {
  const terms = [...RETIRED[language], ...(PLAYERS.test(file) ? RETIRED_FOR_PLAYERS[language] : [])];
  return terms
    .map(([term, better]) => [term.exec(withoutNames(text))?.[0], better])
    .filter(([said]) => said)
    .map(([said, better]) => `${file}  ${at}: “${said}” is not said any more; say: ${better}`);
}

/** What stands for something else is no text: `{vendor}`, `{count, plural, …`, `${vendor.name}`. */
function withoutNames(text) {
  return text.replaceAll(/\$\{[^}]*\}/g, '').replaceAll(/\{\w+(?=[,}])/g, '{');
}

/** Comments are matched so that no quotation mark within one begins a text. */
const QUOTED = /\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`/g;
/** A name of the code, such as a key or the path of a module. */
const NAME = /^[a-z@.][\w@./:-]*$/;

function quoted(source) {
  return [...source.matchAll(QUOTED)]
    .filter(([found]) => !found.startsWith('/'))
    .map(({ 0: found, index }) => [`line ${source.slice(0, index).split('\n').length}`, found.slice(1, -1)])
    .filter(([, text]) => !NAME.test(text));
}

function textsOf(messages, at = '') {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value]] : textsOf(value, `${at}${key}.`),
  );
}
