import type { Locale } from '@pavilion/contract';

type TextId =
  | 'change'
  | 'title'
  | 'close'
  | 'first'
  | 'last'
  | 'show'
  | 'chosen'
  | 'today'
  | 'months'
  | 'previous'
  | 'next'
  | 'missing'
  | 'missingText'
  | 'again';

/** `{days}` stands for the days that are chosen. */
export const texts: Readonly<Record<Locale, Readonly<Record<TextId, string>>>> = {
  bn: {
    change: 'দিন: {days}। বদলান',
    title: 'দিন বেছে নিন',
    close: 'বন্ধ করুন',
    first: 'প্রথম দিনটি বেছে নিন।',
    last: 'শেষ দিনটি বেছে নিন।',
    show: 'এই দিনগুলো দেখান',
    chosen: 'বেছে নেওয়া',
    today: 'আজ',
    months: 'মাস',
    previous: 'আগের মাস',
    next: 'পরের মাস',
    missing: 'ক্যালেন্ডার খোলা গেল না',
    missingText: 'কিছু হারায়নি: দিনগুলো আগের মতোই আছে।',
    again: 'আবার চেষ্টা করুন',
  },
  en: {
    change: 'Days: {days}. Choose others',
    title: 'Choose days',
    close: 'Close',
    first: 'Choose the first day.',
    last: 'Choose the last day.',
    show: 'Show these days',
    chosen: 'chosen',
    today: 'Today',
    months: 'Months',
    previous: 'Month before',
    next: 'Month after',
    missing: 'The calendar did not load',
    missingText: 'Nothing is lost: the days stay as they are.',
    again: 'Try again',
  },
};
