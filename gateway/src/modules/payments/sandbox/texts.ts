import type { Locale } from '@pavilion/i18n';

/** What the sandbox company's page says. */
export interface Texts {
  company: string;
  notice: string;
  pay: string;
  to: string;
  bank: { account: string; name: string; reference: string; done: string };
  ewallet: { confirm: string };
  decline: string;
  closed: string;
  back: string;
}

export const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    company: 'Sandbox payments',
    notice: 'This is a test payment. No real money moves.',
    pay: 'Amount to pay',
    to: 'To',
    bank: { account: 'Account number', name: 'Account name', reference: 'Payment reference', done: 'I have sent the money' },
    ewallet: { confirm: 'Pay now' },
    decline: 'Decline this payment',
    closed: 'This payment is no longer open.',
    back: 'Back to the site',
  },
  bn: {
    company: 'স্যান্ডবক্স পেমেন্ট',
    notice: 'এটি একটি পরীক্ষামূলক পেমেন্ট। আসল টাকা লেনদেন হয় না।',
    pay: 'পরিশোধের পরিমাণ',
    to: 'প্রাপক',
    bank: { account: 'অ্যাকাউন্ট নম্বর', name: 'অ্যাকাউন্টের নাম', reference: 'পেমেন্ট রেফারেন্স', done: 'আমি টাকা পাঠিয়েছি' },
    ewallet: { confirm: 'এখনই পরিশোধ করুন' },
    decline: 'পেমেন্ট বাতিল করুন',
    closed: 'এই পেমেন্টটি আর খোলা নেই।',
    back: 'সাইটে ফিরে যান',
  },
};
