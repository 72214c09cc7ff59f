import { DomainError } from '../../../platform/errors';
import { isGuessable } from '../../../platform/password-strength';

/** @throws DomainError `password.weak` for one that is easily guessed, or has the operator's name in it */
export function assertStaffPassword(password: string, name: string, field = 'password'): void {
  if (isGuessable(password, name) || password.toLowerCase().includes(name))
    throw new DomainError('password.weak', { fields: { [field]: 'password.weak' } });
}
