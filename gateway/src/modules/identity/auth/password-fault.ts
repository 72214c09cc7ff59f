import type { PasswordFault } from '@pavilion/api/auth';
import { DAY_MS } from '@pavilion/time';
import type { Brand } from '../../../platform/http';
import type { PasswordFacts } from '../members';
import { isGuessable } from '../../../platform/password-strength';

/** What is wrong with a password that was right, if anything: somebody else chose it, it is too old for the brand, or anybody would try it. */
export function passwordFault(
  { changedAt, mustChange }: PasswordFacts,
  { flags, passwordDays }: Pick<Brand, 'flags' | 'passwordDays'>,
  typed: { password: string; account: string },
  now = Date.now(),
): PasswordFault | undefined {
  if (mustChange) return 'first';
  if (flags.PASSWORDEXPIRY === true && changedAt.getTime() + passwordDays * DAY_MS < now) return 'expired';
  return isGuessable(typed.password, typed.account) ? 'weak' : undefined;
}
