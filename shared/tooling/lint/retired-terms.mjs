import { UserError } from '../bootstrap/progress.mjs';
import { projectTexts } from './project-texts.mjs';

const LETTER = String.raw`[\p{L}\p{M}]`;
const word = (pattern) => new RegExp(`(?<!${LETTER})(?:${pattern})(?!${LETTER})`, 'iu');

/** What texts no longer say, and what they say instead: one term for each thing, everywhere. docs/glossary.md has the list to read. */
const RETIRED = {
  en: [
    [word(String.raw`sign(?:ed|s|ing)?(?: \{\})?[ -](?:in|out)`), 'log in, log out'],
    [word('sign(?:ed|s|ing)?[ -]up|create (?:an )?account'), 'register'],
    [word('log-in|log-out|logout'), 'login as a noun, log in and log out as verbs'],
    [word('e-mails?|mail address(?:es)?'), 'email'],
    [word('usernames?'), 'user name'],
    [word('makers?|game compan(?:y|ies)'), 'provider'],
    [word('movements?'), 'transaction'],
    [word('free trials?|play for free'), 'free play'],
    [word('appearance'), 'theme'],
    [word('net position'), 'net result'],
    [word('hot'), 'popular'],
    [word('ways? to pay'), 'payment method'],
    [word('points malls?'), 'rewards'],
    [word('cannot be empty'), 'is required'],
    [word('is(?: still)? good for'), 'expires in, works for'],
    [word('mailbox|is heard|befalls?|by now'), 'plainer words'],
  ],
  bn: [
    [/অথেন্টিকেটর/u, 'অথেনটিকেটর'],
    [/ই-মেইল|ইমেল|(?<!ই)মেইল ঠিকানা/u, 'ইমেইল'],
    [/ব্যবহারকারী|ইউজার নাম/u, 'ইউজারনেম; খেলোয়াড়'],
    [/নোটিশ/u, 'বিজ্ঞপ্তি'],
    [/পৃষ্ঠা/u, 'পাতা'],
    [word('চাল|দান'), 'রাউন্ড'],
    [/মিনিগেম|ছোট (?:খেলা|গেম)/u, 'মিনি গেম'],
    [/ফ্রি (?:প্লে|ট্রায়াল|খেলুন)|বিনামূল্যে/u, 'ফ্রি খেলা'],
    [
      /(?:[}\d০-৯#]টি|সব|কোনো|নতুন|জনপ্রিয়|প্রিয়|অন্য|যেসব) খেলা(?:র|য়|ই|ও)?(?!\p{L}| (?:যায়|হয়))|খেলা(?:টি|গুলো)|খেলার (?:নাম|ধরন|কোড|পাতা)/u,
      'গেম (খেলা is the act)',
    ],
    [word('জিত(?:ের|টি|গুলো)?'), 'জয়'],
    [/নির্মাতা|সরবরাহকারী|(?:খেলার|গেম) কোম্পানি/u, 'গেম প্রোভাইডার'],
    [/পরিশোধকারী প্রতিষ্ঠান/u, 'পেমেন্ট কোম্পানি'],
    [/(?:জমা|টাকা) দেওয়ার উপায়|জমার উপায়|(?:পরিশোধের|পেমেন্টের) (?:উপায়|মাধ্যম)/u, 'পেমেন্ট পদ্ধতি'],
    [/গ্রাহকসেবা/u, 'গ্রাহক সেবা'],
    [word('হট'), 'জনপ্রিয়'],
    [/মাল্টিপ্লায়ার|ওঠানামা/u, 'গুণক; ভোলাটিলিটি'],
    [/গেমস/u, 'গেম'],
    [/পছন্দের তালিকা/u, 'প্রিয় তালিকা'],
    [/পয়েন্ট মল/u, 'পুরস্কার'],
    [/(?:নকল|কাল্পনিক) টাকা/u, 'খেলার টাকা'],
    [/(?<!ই-)স্পোর্টস|ফিশিং/u, 'খেলাধুলা, মাছ শিকার'],
    [/প্রশাসক/u, 'অ্যাডমিন'],
    [/নিরীক্ষা/u, 'অডিট লগ'],
    [/লেজার/u, 'খতিয়ান'],
    [word('বীজ'), 'সিড'],
    [/যন্ত্রে/u, 'ডিভাইসে'],
    [/লগ (?:ইন|আউট)|সাইন|প্রবেশ(?!াধিকার)/u, 'লগইন, লগআউট'],
    [/ডিপোজিট/u, 'জমা'],
    [/উইথড্র/u, 'উত্তোলন'],
    [/(?:গাঢ়|হালকা) রং/u, 'থিম'],
  ],
};
/** Players know no vendors, and operators no other providers. */
const PLAYERS =
  /^(?:mf-|shell\/|studio\/client\/|acquirer\/src\/page\/|shared\/features\/|gateway\/src\/modules\/money\/records\/exports\/)/;
const RETIRED_FOR_PLAYERS = { en: [[word('vendors?'), 'provider']], bn: [[/ভেন্ডর/u, 'গেম প্রোভাইডার']] };
const OPERATORS = /^(?:operator\/|gateway\/src\/modules\/control\/registry\/)/;
const RETIRED_FOR_OPERATORS = { en: [[word('providers?'), 'vendor']], bn: [[/প্রোভাইডার/u, 'ভেন্ডর']] };

/** The specification gives the words of these. */
const SPECIFIED = new Set(['auth.unknown_name']);

/**
 * Goes through the texts of the project in `folder`.
 *
 * @throws UserError that names each text with a retired term, and what to say
 */
export function assertTerms(folder) {
  const found = projectTexts(folder).flatMap((text) => (SPECIFIED.has(text.at) ? [] : retiredTerms(text)));
  if (found.length) throw new UserError(found.join('\n'));
}

function retiredTerms({ file, at, text, language }) {
  return termsFor(file)
    .flatMap((terms) => terms[language])
    .map(([term, better]) => [term.exec(withoutNames(text))?.[0], better])
    .filter(([said]) => said)
    .map(([said, better]) => `${file}  ${at}: “${said}” is not said any more; say: ${better}`);
}

function termsFor(file) {
  return [RETIRED, ...(PLAYERS.test(file) ? [RETIRED_FOR_PLAYERS] : []), ...(OPERATORS.test(file) ? [RETIRED_FOR_OPERATORS] : [])];
}

/** What stands for something else is no text: `{vendor}`, `{count, plural, …`, `${vendor.name}`. */
function withoutNames(text) {
  return text
    .normalize('NFC')
    .replaceAll(/\$\{[^}]*\}/g, '')
    .replaceAll(/\{\w+(?=[,}])/g, '{');
}
