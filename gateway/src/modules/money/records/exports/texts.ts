import type { RoundResult } from '@pavilion/api/records';
import type { StatementLineKind } from '@pavilion/api/wallet';
import type { Locale } from '@pavilion/i18n';

interface Texts {
  kinds: Readonly<Record<StatementLineKind, string>>;
  results: Readonly<Record<RoundResult, string>>;
  column: Readonly<
    Record<
      | 'at'
      | 'what'
      | 'game'
      | 'vendor'
      | 'reference'
      | 'amount'
      | 'balance'
      | 'currency'
      | 'round'
      | 'bets'
      | 'wins'
      | 'net'
      | 'result',
      string
    >
  >;
}

/** What files say, in the words that the screens use. */
export const TEXTS: Readonly<Record<Locale, Texts>> = {
  bn: {
    kinds: {
      deposit: 'জমা',
      withdrawal: 'উত্তোলন',
      'withdrawal-return': 'উত্তোলনের টাকা ফেরত',
      bet: 'বাজি',
      win: 'জয়',
      rollback: 'ফেরত',
      'transfer-out': 'স্থানান্তর (বের)',
      'transfer-in': 'স্থানান্তর (জমা)',
      bonus: 'বোনাস',
      'bonus-expiry': 'মেয়াদ শেষ হওয়া বোনাস',
      'bonus-release': 'বোনাস মুক্ত হয়েছে',
      'adjustment-in': 'আপনার পক্ষে সমন্বয়',
      'adjustment-out': 'সমন্বয়',
      correction: 'সংশোধন',
    },
    results: { open: 'চলছে', won: 'জিতেছেন', lost: 'হেরেছেন', even: 'সমান', returned: 'ফেরত' },
    column: {
      at: 'সময়',
      what: 'ধরন',
      game: 'গেম',
      vendor: 'গেম প্রোভাইডার',
      reference: 'রেফারেন্স',
      amount: 'পরিমাণ',
      balance: 'পরের ব্যালেন্স',
      currency: 'মুদ্রা',
      round: 'রাউন্ড',
      bets: 'বাজি',
      wins: 'পেয়েছেন',
      net: 'পার্থক্য',
      result: 'ফলাফল',
    },
  },
  en: {
    kinds: {
      deposit: 'Deposit',
      withdrawal: 'Withdrawal',
      'withdrawal-return': 'Withdrawal returned',
      bet: 'Bet',
      win: 'Win',
      rollback: 'Returned',
      'transfer-out': 'Transfer out',
      'transfer-in': 'Transfer in',
      bonus: 'Bonus',
      'bonus-expiry': 'Bonus expired',
      'bonus-release': 'Bonus released',
      'adjustment-in': 'Adjustment in your favour',
      'adjustment-out': 'Adjustment',
      correction: 'Correction',
    },
    results: { open: 'Open', won: 'Won', lost: 'Lost', even: 'Even', returned: 'Returned' },
    column: {
      at: 'Time',
      what: 'Kind',
      game: 'Game',
      vendor: 'Provider',
      reference: 'Reference',
      amount: 'Amount',
      balance: 'Balance after',
      currency: 'Currency',
      round: 'Round',
      bets: 'Bet',
      wins: 'Paid',
      net: 'Difference',
      result: 'Result',
    },
  },
};
