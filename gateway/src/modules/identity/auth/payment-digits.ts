/** What a member is known by, whose digits nobody should take for a payment password. */
interface OwnDigits {
  /** `1990-05-17`. */
  birthday?: string | undefined;
  phone?: string | undefined;
}

/** Leaked lists of digits begin with these, beside the rows, repeats and mirrors that are found by their form. */
const COMMON = new Set([
  '159753',
  '147258',
  '258456',
  '142536',
  '147852',
  '135790',
  '102030',
  '520131',
  '201314',
  '789456',
  '456789',
  '456123',
]);

/** Whether digits would be among the first that anybody tries: a row, a repeat, a mirror, the owner's birthday or a piece of their number. */
export function isGuessableDigits(digits: string, { birthday = '', phone = '' }: OwnDigits = {}): boolean {
  return (
    COMMON.has(digits) ||
    new Set(digits).size <= 2 ||
    isRow(digits) ||
    /^(\d{1,5})\1+$/.test(digits) ||
    /^(?:(\d)\1)+$/.test(digits) ||
    [...digits].reverse().join('') === digits ||
    birthdaysOf(birthday).includes(digits) ||
    phone.replace(/\D/g, '').includes(digits)
  );
}

/** `123456`, `987654`, `890123`. */
function isRow(digits: string): boolean {
  const steps = new Set([...digits].slice(1).map((digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10));
  return steps.size === 1 && (steps.has(1) || steps.has(9));
}

/** As people write them: `170590`, `051790`, `900517`, and with all of the year. */
function birthdaysOf(birthday: string): string[] {
  const [year = '', month = '', day = ''] = birthday.split('-');
  if (!day) return [];
  return [year, year.slice(-2)].flatMap((written) => [day + month + written, month + day + written, written + month + day]);
}
