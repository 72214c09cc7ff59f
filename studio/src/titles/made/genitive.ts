const VOWEL_SIGN = /[\u09be-\u09cc]$/u;
const VOWEL = /[\u0985-\u0994]$/u;

/** A Bengali noun with its ending of possession: লণ্ঠন → লণ্ঠনের, বর্ষা → বর্ষার, বই → বইয়ের. */
export function genitive(noun: string): string {
  if (VOWEL_SIGN.test(noun)) return `${noun}র`;
  if (VOWEL.test(noun)) return `${noun}য়ের`;
  return `${noun}ের`;
}
