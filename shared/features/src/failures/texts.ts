import type { Locale } from '@pavilion/contract';

interface FailureTexts {
  notLoaded: string;
  nothingChanged: string;
  again: string;
  ours: string;
}

/** What is said when the server gave no reason of its own. */
export const texts: Readonly<Record<Locale, FailureTexts>> = {
  bn: {
    notLoaded: 'এটি লোড হয়নি',
    nothingChanged: 'কোনো কিছু বদলায়নি। নেটওয়ার্ক দেখে আবার চেষ্টা করুন।',
    again: 'আবার চেষ্টা করুন',
    ours: 'আমাদের দিক থেকে সমস্যা হয়েছে। কোনো কিছু বদলায়নি।',
  },
  en: {
    notLoaded: 'This could not be loaded',
    nothingChanged: 'Nothing was changed. Check your network and try again.',
    again: 'Try again',
    ours: 'Something failed on our side. Nothing was changed.',
  },
};
