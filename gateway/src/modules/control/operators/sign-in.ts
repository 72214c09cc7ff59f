import type { StaffSignIn } from '@pavilion/api/operations';
import { authenticatorStep, type FieldCipher, type Passwords } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Guard } from '../../../platform/lock-out';
import type { Audit } from '../audit';
import type { AddressLimit } from '../../identity/auth';
import { type Guards, locked } from './guards';
import { secretContext } from './invitations';
import type { Caller, Sessions } from './sessions';
import { claimStep, findByName, type OperatorRow } from './store';

interface Needs {
  db: Database;
  audit: Audit;
  sessions: Sessions;
  guards: Guards;
  passwords: Passwords;
  cipher: FieldCipher;
  /** Wrong passwords and codes from one address. */
  wrongs: AddressLimit;
  production: boolean;
}

type Reason = 'password' | 'code' | 'locked';

/** Signing in by name, password and code. For a name that does not exist every step is the same, the slow one included. */
export function signInWith({ db, audit, sessions, guards, passwords, cipher, wrongs, production }: Needs) {
  const refuse = async (operator: OperatorRow | undefined, guard: Guard, why: Reason, caller: Caller): Promise<DomainError> => {
    const action = guard.lockedFor ? 'session.locked-out' : 'session.refused';
    await audit.append(db, { who: operator?.name ?? 'an unknown name', action, reason: '', after: { why, ...caller } });
    if (why === 'locked') return new DomainError('auth.forbidden');
    if (guard.lockedFor) return locked(guard);
    return new DomainError(why === 'code' ? 'staff.code_wrong' : 'auth.wrong_credentials');
  };
  return async ({ name: typed, password, code }: StaffSignIn, caller: Caller): Promise<string> => {
    const name = typed.trim().normalize('NFC').toLowerCase();
    await wrongs.take(caller.address);
    const guard = await guards.count(name);
    const operator = await findByName(db, name);
    const stored = operator?.demo && production ? undefined : operator?.password_hash;
    if (!(await passwords.verify(stored ?? undefined, password)) || !operator?.totp_secret)
      throw await refuse(operator, guard, 'password', caller);
    if (code === undefined) {
      await Promise.all([guards.takeBack(name, guard), wrongs.giveBack(caller.address)]);
      throw new DomainError('staff.code_required');
    }
    const step = authenticatorStep(code, cipher.open(operator.totp_secret, secretContext(operator.id)));
    if (step === undefined || !(await claimStep(db, operator.id, step))) throw await refuse(operator, guard, 'code', caller);
    await Promise.all([guards.clear(name), wrongs.giveBack(caller.address)]);
    if (operator.locked) throw await refuse(operator, { ...guard, lockedFor: 0 }, 'locked', caller);
    return db.transaction().execute(async (transaction) => {
      const token = await sessions.start(transaction, operator.id, caller);
      await audit.append(transaction, { who: operator.name, action: 'session.started', reason: '', after: { ...caller } });
      return token;
    });
  };
}
