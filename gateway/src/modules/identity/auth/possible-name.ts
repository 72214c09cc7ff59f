import { DomainError } from '../../../platform/errors';

/** What a user name can be at all; whether it exists is never told. */
const NAME = /^[^\s\p{C}]{1,64}$/u;
/** What a mail address can be at all. */
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Says “Username/Email does not exist” of what no account can have: of any other it would tell who plays here. @throws DomainError `auth.unknown_name` */
export function assertPossible({ username, email }: { username: string; email?: string }): void {
  const field = !NAME.test(username) ? 'username' : email !== undefined && !MAIL.test(email.trim()) ? 'email' : undefined;
  if (field) throw new DomainError('auth.unknown_name', { fields: { [field]: 'auth.unknown_name' } });
}
