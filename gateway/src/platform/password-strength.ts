/** Passwords that every list of tries begins with, in lower case. */
const COMMON = new Set(
  (
    'password password1 password12 password123 passw0rd 12345678 123456789 1234567890 11111111 00000000 87654321 88888888 ' +
    'qwerty123 qwertyui qwertyuiop 1q2w3e4r 1qaz2wsx abc12345 abcd1234 abcdefgh iloveyou sunshine princess football baseball ' +
    'superman trustno1 welcome1 admin123 letmein1 whatever computer internet asdfghjk asdf1234 zaq12wsx aa123456 a1234567 ' +
    'bangladesh bangla123 dhaka123 allah786 pakistan india123 mother123 cricket1 cricket123 casino123 winner123 changeme'
  ).split(' '),
);

/** Whether a password would be among the first tries of anybody who wants in. */
export function isGuessable(password: string, account: string): boolean {
  const typed = password.normalize('NFC').toLowerCase();
  return COMMON.has(typed) || typed === account.toLowerCase() || new Set(typed).size < 3;
}
