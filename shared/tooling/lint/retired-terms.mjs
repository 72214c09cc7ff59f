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
    [word('makers?'), 'provider'],
    [word('movements?'), 'transaction'],
    [word('cannot be empty'), 'is required'],
    [word('is(?: still)? good for'), 'expires in, works for'],
    [word('mailbox|is heard|befalls?|by now'), 'plainer words'],
  ],
  bn: [
    [/অথেন্টিকেটর/u, 'অথেনটিকেটর'],
    [/ই-মেইল|ইমেল/u, 'ইমেইল'],
    [/নোটিশ/u, 'বিজ্ঞপ্তি'],
    [/পৃষ্ঠা/u, 'পাতা'],
    [word('চাল|দান'), 'রাউন্ড'],
    [/ফ্রি প্লে|বিনামূল্যে/u, 'ফ্রি খেলা'],
    [/নির্মাতা|সরবরাহকারী|খেলার কোম্পানি/u, 'গেম প্রোভাইডার'],
    [word('বীজ'), 'সিড'],
    [/যন্ত্রে/u, 'ডিভাইসে'],
    [/লগ (?:ইন|আউট)|সাইন/u, 'লগইন, লগআউট'],
    [/ডিপোজিট/u, 'জমা'],
    [/উইথড্র/u, 'উত্তোলন'],
    [/(?:গাঢ়|হালকা) রং/u, 'থিম'],
  ],
};
/** For players, who know no vendors. */
const PLAYERS = /^(?:mf-|shell\/)/;
const RETIRED_FOR_PLAYERS = { en: [[word('vendors?'), 'provider']], bn: [[/ভেন্ডর/u, 'গেম প্রোভাইডার']] };

/** The specification gives the words of these. */
const SPECIFIED = new Set(['auth.unknown_name']);

/**
 * Goes through the texts of the project in `folder`: every file of messages, in each language that has retired terms.
 *
 * @throws UserError that names each text with a retired term, and what to say
 */
export function assertTerms(folder) {
  const listed = execFileSync('git', ['ls-files', '*/en.json', '*/bn.json'], { cwd: folder, encoding: 'utf8' }).split('\n');
  const found = listed
    // What is deleted and not yet committed is listed too.
    .filter((file) => file && existsSync(join(folder, file)))
    .flatMap((file) => retiredTerms(file, JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  if (found.length) throw new UserError(found.join('\n'));
}

function retiredTerms(file, messages) {
  const language = file.slice(-'en.json'.length, -'.json'.length);
  const terms = [...RETIRED[language], ...(PLAYERS.test(file) ? RETIRED_FOR_PLAYERS[language] : [])];
  return textsOf(messages).flatMap(([key, text]) =>
    SPECIFIED.has(key)
      ? []
      : terms
          .filter(([term]) => term.test(withoutNames(text)))
          .map(([term, better]) => `${file}  ${key}: “${term.exec(withoutNames(text))[0]}” is not said any more; say: ${better}`),
  );
}

/** What stands for something else is no text: `{vendor}`, `{count, plural, …`. */
function withoutNames(text) {
  return text.replaceAll(/\{\w+(?=[,}])/g, '{');
}

function textsOf(messages, at = '') {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value]] : textsOf(value, `${at}${key}.`),
  );
}
