import type { Prize } from './lotteries';

interface Texts {
  readonly lobby: string;
  readonly none: string;
  readonly earlier: string;
  readonly fair: string;
  readonly fairText: string;
  readonly commitment: string;
  readonly check: string;
  readonly seed: string;
  readonly step: string;
  readonly prizes: Readonly<Record<Prize['name'], string>>;
  /** What is bound already of the chain that begins with that draw. */
  nextCommitment(number: string): string;
  next(number: string, time: string): string;
  draw(number: string): string;
}

export const resultsTexts: Readonly<Record<'bn' | 'en', Texts>> = {
  en: {
    lobby: 'Back to the lobby',
    none: 'Nothing has been drawn yet.',
    earlier: 'Earlier draws',
    fair: 'How it is drawn',
    fairText:
      'Before the first draw of a chain we publish its commitment. Each draw uses up one seed of the chain; hashing it with SHA-256 as many times as its step says gives the commitment. Each number comes from HMAC-SHA256 with the seed as key over “lottery:draw:place:0”: the first four bytes, modulo ten to the number of digits. Times are those of Dhaka.',
    commitment: 'Commitment',
    check: 'Check this draw',
    seed: 'Seed',
    step: 'Step',
    prizes: {
      SPECIAL: 'Special',
      FIRST: 'First',
      SECOND: 'Second',
      THIRD: 'Third',
      FOURTH: 'Fourth',
      FIFTH: 'Fifth',
      SIXTH: 'Sixth',
      SEVENTH: 'Seventh',
      EIGHTH: 'Eighth',
    },
    nextCommitment: (number) => `Commitment from draw ${number} on`,
    next: (number, time) => `Draw ${number} is on ${time}. Tickets are not sold here; these are its results.`,
    draw: (number) => `Draw ${number}`,
  },
  bn: {
    lobby: 'লবিতে ফিরুন',
    none: 'এখনো কোনো ড্র হয়নি।',
    earlier: 'আগের ড্র',
    fair: 'কীভাবে ড্র হয়',
    fairText:
      'প্রতিটি শৃঙ্খলের প্রথম ড্রয়ের আগেই আমরা তার অঙ্গীকার প্রকাশ করি। প্রতি ড্রয়ে শৃঙ্খলের একটি করে সিড খরচ হয়; ধাপ যত, ততবার SHA-256 করলে অঙ্গীকারটি পাওয়া যায়। সিডকে চাবি করে “lottery:draw:place:0” লেখার HMAC-SHA256 থেকে প্রতিটি নম্বর আসে: প্রথম চার বাইট, যত অঙ্কের নম্বর তত ঘাতের দশ দিয়ে ভাগ করলে যে ভাগশেষ থাকে। সময়গুলো ঢাকার।',
    commitment: 'অঙ্গীকার',
    check: 'এই ড্র যাচাই করুন',
    seed: 'সিড',
    step: 'ধাপ',
    prizes: {
      SPECIAL: 'বিশেষ',
      FIRST: 'প্রথম',
      SECOND: 'দ্বিতীয়',
      THIRD: 'তৃতীয়',
      FOURTH: 'চতুর্থ',
      FIFTH: 'পঞ্চম',
      SIXTH: 'ষষ্ঠ',
      SEVENTH: 'সপ্তম',
      EIGHTH: 'অষ্টম',
    },
    nextCommitment: (number) => `${number} নম্বর ড্র থেকে পরের অঙ্গীকার`,
    next: (number, time) => `${number} নম্বর ড্র ${time}-এ। এখানে টিকিট বিক্রি হয় না; এগুলো শুধু ফলাফল।`,
    draw: (number) => `ড্র ${number}`,
  },
};
