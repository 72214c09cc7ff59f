/** A card as somebody typed it. It is looked at and forgotten. */
export interface CardInput {
  number: string;
  until: string;
  code: string;
  holder: string;
}

export type CardError = keyof CardInput | 'declined';

const DECLINED = /0002$/;

/** What is wrong with a card; nothing when it pays. */
export function validateCard({ number, until, code, holder }: CardInput, now = new Date()): CardError | undefined {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhnCheck(digits)) return 'number';
  if (!isNotExpired(until, now)) return 'until';
  if (!/^\d{3,4}$/.test(code.trim())) return 'code';
  if (holder.trim().length < 2) return 'holder';
  return DECLINED.test(digits) ? 'declined' : undefined;
}

function passesLuhnCheck(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card is good until the last day of its month. */
function isNotExpired(until: string, now: Date): boolean {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(until.trim()) ?? [];
  return month !== undefined && year !== undefined && Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime();
}
