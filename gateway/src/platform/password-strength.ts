/** Passwords that every list of tries begins with here, in lower case. */
const COMMON = new Set(
  (
    'password password1 password12 password123 passw0rd 12345678 123456789 1234567890 11111111 00000000 87654321 88888888 ' +
    'qwerty123 qwertyui qwertyuiop 1q2w3e4r 1qaz2wsx abc12345 abcd1234 abcdefgh iloveyou sunshine princess football baseball ' +
    'superman trustno1 welcome1 admin123 letmein1 whatever computer internet asdfghjk asdf1234 zaq12wsx aa123456 a1234567 ' +
    'bangladesh bangla123 dhaka123 allah786 pakistan india123 mother123 cricket1 cricket123 casino123 winner123 changeme'
  ).split(' '),
);
/** Passwords that anybody can read in our own pages: the demo's. Its accounts keep theirs. */
const PUBLISHED = new Set(['lantern#2026']);

/** Whether a password would be among the first tries of anybody who wants in. */
export function isGuessable(password: string, account: string): boolean {
  const typed = password.normalize('NFC').toLowerCase();
  return COMMON.has(typed) || typed === account.toLowerCase() || new Set(typed).size < 3;
}

/**
 * Whether nobody may choose a password: it can be guessed, is one of the commonest that were ever leaked, stands in our own pages, or is hardly
 * more than the account's name or one of `words`, such as the brand's.
 */
export async function isTooWeak(password: string, account: string, words: readonly string[]): Promise<boolean> {
  if (isGuessable(password, account)) return true;
  const typed = password.normalize('NFC').toLowerCase();
  if (PUBLISHED.has(typed) || [account, ...words].some((word) => isHardlyMoreThan(typed, word))) return true;
  return (await leaked()).has(typed);
}

/** `Pavilion2026!` has eight characters of the brand, and five that everybody adds. */
function isHardlyMoreThan(typed: string, word: string): boolean {
  const known = word.normalize('NFC').toLowerCase();
  return known.length >= 4 && typed.replaceAll(known, '').replace(/[^\p{L}]/gu, '') === '' && typed.includes(known);
}

let loading: Promise<ReadonlySet<string>> | undefined;

/** Some 49 000, by the zxcvbn project (MIT). Read with the first password that somebody chooses. */
function leaked(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return loading;
}
