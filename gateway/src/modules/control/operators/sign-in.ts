import type { StaffSignIn } from '@pavilion/api/staff';
import { authenticatorStep, type FieldCipher, type Passwords } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { LockOutState } from '../../../platform/lock-out';
import type { Audit } from '../audit';
import type { AddressRateLimit } from '../../../platform/rate-limits';
import { type AttemptLimit, lockedError } from './attempt-limit';
import { secretContext } from './invitations';
import type { Caller } from '../../../platform/http';
import type { Sessions } from './sessions';
import { claimStep, findByName, type OperatorRow } from './store';

interface Dependencies {
  db: Database;
  audit: Audit;
  sessions: Sessions;
  attempts: AttemptLimit;
  passwords: Passwords;
  cipher: FieldCipher;
  /** Wrong passwords and codes from one address. */
  addressLimit: AddressRateLimit;
  production: boolean;
}

type Reason = 'password' | 'code' | 'locked';

/** Signing in by name, password and code. For a name that does not exist every step is the same, the slow one included. */
export function createSignIn({ db, audit, sessions, attempts, passwords, cipher, addressLimit, production }: Dependencies) {
  const refuse = async (
    operator: OperatorRow | undefined,
    guard: LockOutState,
    why: Reason,
    caller: Caller,
  ): Promise<DomainError> => {
    const action = guard.lockedFor ? 'session.locked-out' : 'session.refused';
    await audit.append(db, { who: operator?.name ?? 'an unknown name', action, reason: '', after: { why, ...caller } });
    if (why === 'locked') return new DomainError('auth.forbidden');
    if (guard.lockedFor) return lockedError(guard);
    return new DomainError(why === 'code' ? 'staff.code_wrong' : 'auth.wrong_credentials');
  };
  return async ({ name: typed, password, code }: StaffSignIn, caller: Caller): Promise<string> => {
    const name = typed.trim().normalize('NFC').toLowerCase();
    await addressLimit.consume(caller.address);
    const guard = await attempts.countFailure(name);
    const operator = await findByName(db, name);
    const stored = operator?.demo && production ? undefined : operator?.password_hash;
    if (!(await passwords.verify(stored ?? undefined, password)) || !operator?.totp_secret)
      throw await refuse(operator, guard, 'password', caller);
    if (code === undefined) {
      await Promise.all([attempts.refund(name, guard), addressLimit.refund(caller.address)]);
      throw new DomainError('staff.code_required');
    }
    const step = authenticatorStep(code, cipher.open(operator.totp_secret, secretContext(operator.id)));
    if (step === undefined || !(await claimStep(db, operator.id, step))) throw await refuse(operator, guard, 'code', caller);
    await Promise.all([attempts.reset(name), addressLimit.refund(caller.address)]);
    if (operator.locked) throw await refuse(operator, { ...guard, lockedFor: 0 }, 'locked', caller);
    return db.transaction().execute(async (transaction) => {
      const token = await sessions.start(transaction, operator.id, caller);
      await audit.append(transaction, { who: operator.name, action: 'session.started', reason: '', after: { ...caller } });
      return token;
    });
  };
}
