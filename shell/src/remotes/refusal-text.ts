import type { Locale, RefusalCode } from '@pavilion/contract';

interface RefusalText {
  title: string;
  text: string;
  retry: string;
}

type Sentence = Readonly<Record<Locale, string>>;

const title: Sentence = { bn: 'এই অংশটি এখন দেখানো যাচ্ছে না', en: 'This part cannot be shown right now' };
const retry: Sentence = { bn: 'আবার চেষ্টা করুন', en: 'Try again' };
const safe: Sentence = {
  bn: 'বাকি সাইট ঠিকভাবে চলছে, আপনার ব্যালেন্সেও কোনো পরিবর্তন হয়নি।',
  en: 'The rest of the site works, and nothing happened to your balance.',
};

const outdated: Sentence = {
  bn: 'এই অংশের সংস্করণটি সাইটের সঙ্গে মিলছে না। পাতাটি নতুন করে খুলে দেখুন।',
  en: 'This part’s version does not fit the site. Reload the page.',
};

const reasons: Readonly<Record<RefusalCode, Sentence>> = {
  'remote.unreachable': { bn: 'এটি নেটওয়ার্ক থেকে আনা যায়নি।', en: 'It could not be fetched from the network.' },
  'remote.timed-out': {
    bn: 'পাতা লোড হতে বেশি সময় লাগছে। আপনার নেটওয়ার্ক দেখুন।',
    en: 'The page took longer to load. Check your network.',
  },
  'remote.altered': {
    bn: 'যা এসেছে তা আমাদের প্রকাশ করা ফাইলের সঙ্গে মেলেনি, তাই চালানো হয়নি।',
    en: 'What arrived is not what we published, so it was not run.',
  },
  'remote.hash-missing': {
    bn: 'এর একটি ফাইল আমাদের তালিকায় নেই, তাই চালানো হয়নি।',
    en: 'One of its files is not on our list, so it was not run.',
  },
  'remote.not-a-remote': { bn: 'যা এসেছে তা সাইটের কোনো অংশ নয়।', en: 'What arrived is not a part of the site.' },
  'remote.contract-too-old': outdated,
  'remote.contract-too-new': outdated,
  'remote.runtime-differs': outdated,
  'remote.page-missing': { bn: 'এই সংস্করণে পাতাটি নেই।', en: 'This version does not have the page.' },
  'remote.threw': { bn: 'এখানে একটি ত্রুটি ঘটেছে, আমরা তা জানতে পেরেছি।', en: 'Something failed in here, and we were told.' },
  'remote.switched-off': { bn: 'এটি আপাতত বন্ধ রাখা হয়েছে।', en: 'It is switched off for now.' },
  'remote.maintenance': { bn: 'এই অংশে রক্ষণাবেক্ষণের কাজ চলছে।', en: 'This part is under maintenance.' },
  'remote.revoked': {
    bn: 'এই অংশের যে সংস্করণটি চলছিল তা তুলে নেওয়া হয়েছে।',
    en: 'The version of it that was running was withdrawn.',
  },
};

/** What a player is told about a part that is not shown: what happened, what was not lost, what to do. */
export function refusalText(code: RefusalCode, locale: Locale): RefusalText {
  return { title: title[locale], text: `${reasons[code][locale]} ${safe[locale]}`, retry: retry[locale] };
}
