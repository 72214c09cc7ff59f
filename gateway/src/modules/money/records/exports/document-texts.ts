import type { Locale } from '@pavilion/i18n';

/** What a document says around its lines. */
export const documentTexts = {
  bn: {
    title: 'লেনদেনের বিবরণী',
    page: 'পাতা',
    made: 'তৈরির সময়:',
    nothing: 'এই দিনগুলোতে কোনো লেনদেন নেই।',
    opening: 'শুরুর ব্যালেন্স',
    came: 'এসেছে',
    went: 'গেছে',
    closing: 'শেষের ব্যালেন্স',
    bonus: 'বোনাস ওয়ালেট',
  },
  en: {
    title: 'Statement of your wallet',
    page: 'Page',
    made: 'Made:',
    nothing: 'No transactions in these days.',
    opening: 'Opening balance',
    came: 'In',
    went: 'Out',
    closing: 'Closing balance',
    bonus: 'Bonus wallet',
  },
} as const satisfies Record<Locale, object>;
