import type { Locale } from '@pavilion/i18n';
import type { WithdrawalStatus } from '@pavilion/api/withdrawals';

interface ReceiptTexts {
  title: string;
  made: string;
  reference: string;
  state: string;
  account: string;
  method: string;
  at: string;
  statuses: Readonly<Record<WithdrawalStatus | 'credited', string>>;
  figures: Readonly<Record<'paid' | 'fee' | 'credited' | 'withdrawn' | 'sent' | 'received' | 'returned', string>>;
}

/** What a receipt says, in the words that the screens use. */
export const receiptTexts: Readonly<Record<Locale, ReceiptTexts>> = {
  bn: {
    title: 'রসিদ',
    made: 'তৈরির সময়:',
    reference: 'রেফারেন্স',
    state: 'অবস্থা',
    account: 'অ্যাকাউন্ট',
    method: 'পেমেন্ট পদ্ধতি',
    at: 'সময়',
    statuses: {
      credited: 'ব্যালেন্সে যোগ হয়েছে',
      review: 'যাচাই চলছে',
      approved: 'অনুমোদিত',
      sent: 'পথে আছে',
      paid: 'পরিশোধ হয়েছে',
      failed: 'পাঠানো যায়নি',
      rejected: 'প্রত্যাখ্যাত',
      'part-paid': 'কিছু পরিশোধ হয়েছে, বাকিটা ফেরত এসেছে',
      returned: 'ব্যালেন্সে ফেরত এসেছে',
    },
    figures: {
      paid: 'আপনি দিয়েছেন',
      fee: 'ফি',
      credited: 'ব্যালেন্সে যোগ হয়েছে',
      withdrawn: 'ব্যালেন্স থেকে গেছে',
      sent: 'পাবেন',
      received: 'পেয়েছেন',
      returned: 'ব্যালেন্সে ফেরত',
    },
  },
  en: {
    title: 'Receipt',
    made: 'Made:',
    reference: 'Reference',
    state: 'Status',
    account: 'Account',
    method: 'Payment method',
    at: 'Time',
    statuses: {
      credited: 'Added to your balance',
      review: 'Being checked',
      approved: 'Approved',
      sent: 'On its way',
      paid: 'Paid out',
      failed: 'Could not be paid',
      rejected: 'Rejected',
      'part-paid': 'Paid in part, the rest is back',
      returned: 'Came back to your balance',
    },
    figures: {
      paid: 'You paid',
      fee: 'Fee',
      credited: 'Added to your balance',
      withdrawn: 'Taken from your balance',
      sent: 'Arrives',
      received: 'Received',
      returned: 'Back in your balance',
    },
  },
};
