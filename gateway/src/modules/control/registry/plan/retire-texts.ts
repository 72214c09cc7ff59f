import type { Texts } from '@pavilion/api/staff';

// What is said of a brand that leaves or comes back. Amounts keep Latin digits in both languages.

const inBengali = (count: number) => new Intl.NumberFormat('bn').format(count);

export function retireBrandText(brand: string): Texts {
  return {
    bn: `${brand} ব্র্যান্ডটি অবসরে যাবে: সাইট স্থায়ীভাবে বন্ধ, বোর্ড, তালিকা ও নতুন অনুলিপিতে আর থাকবে না। সদস্য, টাকার হিসাব ও অডিট লগ থেকে যাবে।`,
    en: `${brand} is retired: its site closes for good, and it leaves the board, lists and clones. Members, money and audit log stay and can be read.`,
  };
}

export function restoreBrandText(brand: string): Texts {
  return {
    bn: `${brand} ব্র্যান্ডটি আগের মতোই ফিরবে, রক্ষণাবেক্ষণ চালু অবস্থায়; তা শেষ করলেই সাইট খুলবে।`,
    en: `${brand} comes back as it was, and in maintenance: end that to open the site.`,
  };
}

export function balancesLeftText(members: number, balances: readonly string[]): Texts {
  const sums = balances.join(', ');
  return {
    bn: `${inBengali(members)} জন সদস্যের ব্যালেন্সে এখনো ${sums} আছে। সাইট খুলে তাঁদের তুলে নিতে বলুন, নয়তো টাকা দিয়ে হিসাবের পাতায় সমন্বয় করুন।`,
    en: `Balances: ${members} ${members === 1 ? 'member still has' : 'members still have'} ${sums}. Open the site and ask them to withdraw, or pay it out and adjust it under Books.`,
  };
}

export function depositsLeftText(count: number): Texts {
  return {
    bn: `${inBengali(count)}টি জমা এখনো শেষ হয়নি। জমার পাতায় সিদ্ধান্ত দিন, নয়তো মেয়াদ শেষ হওয়া পর্যন্ত অপেক্ষা করুন।`,
    en: `Deposits: ${count} did not end yet. Decide them under Deposits, or wait until they expire.`,
  };
}

export function withdrawalsLeftText(count: number): Texts {
  return {
    bn: `${inBengali(count)}টি উত্তোলনের সিদ্ধান্ত বাকি। উত্তোলনের পাতায় অনুমোদন বা প্রত্যাখ্যান করুন।`,
    en: `Withdrawals: ${count} ${count === 1 ? 'waits' : 'wait'} for a decision. Approve or reject ${count === 1 ? 'it' : 'them'} under Withdrawals.`,
  };
}

export function heldWinsLeftText(count: number): Texts {
  return {
    bn: `${inBengali(count)}টি আটকানো জয়ের সিদ্ধান্ত বাকি। আটকানো জয়ের পাতায় সিদ্ধান্ত দিন।`,
    en: `Held wins: ${count} ${count === 1 ? 'waits' : 'wait'} for a decision. Decide under Held wins.`,
  };
}

export function payoutsFollowText(count: number): Texts {
  return {
    bn: `${inBengali(count)}টি অনুমোদিত উত্তোলন পথে আছে; টাকা তবু পৌঁছাবে।`,
    en: `${count} approved ${count === 1 ? 'withdrawal is' : 'withdrawals are'} on the way and still paid.`,
  };
}

export function roundsFollowText(count: number): Texts {
  return {
    bn: `${inBengali(count)}টি রাউন্ডের ফল এখনো আসেনি; ভেন্ডর পাঠালে তবু জমা হবে।`,
    en: `${count} ${count === 1 ? 'round is' : 'rounds are'} open and still settled when the vendor sends the result.`,
  };
}
