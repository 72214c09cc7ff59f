export const locales = ['bn', 'en'] as const;
export type Locale = (typeof locales)[number];

/** What the company's page says. */
export interface Texts {
  company: string;
  notice: string;
  pay: string;
  to: string;
  reference: string;
  confirm: string;
  card: { number: string; until: string; code: string; holder: string; confirm: string; hint: string };
  wrong: { number: string; until: string; code: string; holder: string; declined: string; amount: string };
  decline: string;
  more: string;
  other: { amount: string; confirm: string; late: string; twice: string; silent: string };
  over: { paid: string; failed: string; expired: string };
  back: string;
  gone: string;
}

export const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    company: 'Sandbox payments',
    notice: 'This is a test payment. No real money moves.',
    pay: 'Amount to pay',
    to: 'To',
    reference: 'Reference',
    confirm: 'Pay now',
    card: {
      number: 'Card number',
      until: 'Valid until (month/year)',
      code: 'Security code',
      holder: 'Name on the card',
      confirm: 'Pay by card',
      hint: 'Try 4242 4242 4242 4242; a card that ends in 0002 is declined.',
    },
    wrong: {
      number: 'This card number is not valid. Please check the digits.',
      until: 'Enter month and year as on the card, such as 08/29. The card must not have expired.',
      code: 'The security code has three or four digits.',
      holder: 'Enter the name as on the card.',
      declined: 'The bank declined this card. Nothing was charged. You can try another one.',
      amount: 'Enter an amount, such as 300.',
    },
    decline: 'Decline this payment',
    more: 'Try other outcomes',
    other: {
      amount: 'A different amount',
      confirm: 'Pay this amount',
      late: 'Pay, but notify the site late',
      twice: 'Pay, and notify the site twice',
      silent: 'Pay, but do not notify the site',
    },
    over: {
      paid: 'This payment was made.',
      failed: 'This payment was declined.',
      expired: 'This payment has expired.',
    },
    back: 'Back to the site',
    gone: 'Payment not found.',
  },
  bn: {
    company: 'স্যান্ডবক্স পেমেন্ট',
    notice: 'এটি একটি পরীক্ষামূলক পেমেন্ট। আসল টাকা লেনদেন হয় না।',
    pay: 'পরিশোধের পরিমাণ',
    to: 'প্রাপক',
    reference: 'রেফারেন্স',
    confirm: 'এখনই পরিশোধ করুন',
    card: {
      number: 'কার্ড নম্বর',
      until: 'মেয়াদ (মাস/বছর)',
      code: 'নিরাপত্তা কোড',
      holder: 'কার্ডে লেখা নাম',
      confirm: 'কার্ডে পরিশোধ করুন',
      hint: '4242 4242 4242 4242 দিয়ে চেষ্টা করুন; 0002 দিয়ে শেষ হওয়া কার্ড ফিরিয়ে দেওয়া হয়।',
    },
    wrong: {
      number: 'এটি কোনো কার্ড নম্বর নয়। সংখ্যাগুলো মিলিয়ে দেখুন।',
      until: 'কার্ডে যেমন আছে তেমন মাস আর বছর লিখুন, যেমন 08/29; মেয়াদ শেষ হওয়া চলবে না।',
      code: 'নিরাপত্তা কোড তিন বা চার সংখ্যার।',
      holder: 'কার্ডে যেমন আছে তেমন নাম লিখুন।',
      declined: 'ব্যাংক এই কার্ড গ্রহণ করেনি। কোনো টাকা কাটা হয়নি। অন্য কার্ড দিয়ে চেষ্টা করতে পারেন।',
      amount: 'একটি পরিমাণ লিখুন, যেমন 300।',
    },
    decline: 'পেমেন্ট প্রত্যাখ্যান করুন',
    more: 'অন্য ফলাফল পরীক্ষা করুন',
    other: {
      amount: 'অন্য পরিমাণ',
      confirm: 'এই পরিমাণ পরিশোধ করুন',
      late: 'পরিশোধ করুন, কিন্তু সময় শেষ হওয়ার পর সাইটকে জানান',
      twice: 'পরিশোধ করুন, আর সাইটকে দুবার জানান',
      silent: 'পরিশোধ করুন, কিন্তু সাইটকে কিছু জানাবেন না',
    },
    over: {
      paid: 'এই পেমেন্ট সম্পন্ন হয়েছে।',
      failed: 'এই পেমেন্ট প্রত্যাখ্যাত হয়েছে।',
      expired: 'এই পেমেন্টের সময় শেষ হয়ে গেছে।',
    },
    back: 'সাইটে ফিরে যান',
    gone: 'পেমেন্টটি পাওয়া যায়নি।',
  },
};
