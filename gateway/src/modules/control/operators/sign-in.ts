import type { StaffSignIn } from '@pavilion/api/staff';
import { authenticatorStep, type FieldCipher, type Passwords } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Caller } from '../../../platform/http';
import type { LockOutState } from '../../../platform/lock-out';
import { type AddressRateLimit, placeOf } from '../../../platform/rate-limits';
import type { Audit } from '../audit';
import { type AttemptLimit, lockedError } from './attempt-limit';
import type { Devices } from './devices';
import { secretContext } from './invitations';
import type { OperatorMail, StaffNotice } from './operator-mail';
import type { Sessions } from './sessions';
import { claimStep, findByName, type OperatorRow } from './store';

interface Dependencies {
  db: Database;
  audit: Audit;
  sessions: Sessions;
  attempts: AttemptLimit;
  devices: Devices;
  passwords: Passwords;
  cipher: FieldCipher;
  mail: OperatorMail;
  /** Wrong passwords and codes from one address. */
  addressLimit: AddressRateLimit;
  production: boolean;
}

/** Cookies of somebody who has just signed in. */
export interface SignedIn {
  session: string;
  /** Of a device that was not known before. */
  device?: string;
}

type Reason = 'password' | 'code' | 'locked';

/**
 * Signing in by name, password and code. Wrong ones are counted where they come from, so that nobody keeps an operator out from elsewhere.
 * For a name that does not exist every step is the same, the slow one included.
 */
export function createSignIn(needs: Dependencies) {
  const { db, attempts, devices, addressLimit } = needs;
  const refuse = createRefusal(needs);
  return async ({ name: typed, password, code }: StaffSignIn, caller: Caller, deviceToken?: string): Promise<SignedIn> => {
    const name = typed.trim().normalize('NFC').toLowerCase();
    await addressLimit.consume(caller.address);
    const device = await devices.find(name, deviceToken);
    const here = { name, place: device ? `device ${device}` : `network ${placeOf(caller.address).network}` };
    const guard = await attempts.countFailure(here);
    const operator = await findByName(db, name);
    if (!(await hasPassword(needs, operator, password)) || !operator?.totp_secret)
      throw await refuse(operator, guard, 'password', caller);
    if (code === undefined) {
      await Promise.all([attempts.refund(here, guard), addressLimit.refund(caller.address)]);
      throw new DomainError('staff.code_required');
    }
    // Codes can be tried only by who knows the password: those of all places count together, but for devices that are known.
    const codes = { name, place: device ? here.place : 'codes' };
    const codeGuard = device ? guard : await attempts.countFailure(codes);
    if (!(await isRightCode(needs, operator, code))) {
      const lockedFor = Math.max(guard.lockedFor, codeGuard.lockedFor);
      throw await refuse(operator, { ...guard, lockedFor }, 'code', caller);
    }
    await Promise.all([attempts.reset(here), attempts.reset(codes), addressLimit.refund(caller.address)]);
    if (operator.locked) throw await refuse(operator, { ...guard, lockedFor: 0 }, 'locked', caller);
    return begin(needs, operator, device, caller);
  };
}

async function isRightCode(
  { db, cipher }: Pick<Dependencies, 'db' | 'cipher'>,
  { id, totp_secret }: OperatorRow,
  code: string,
): Promise<boolean> {
  const step = totp_secret && authenticatorStep(code, cipher.open(totp_secret, secretContext(id)));
  return typeof step === 'bigint' && claimStep(db, id, step);
}

/** Whether an operator has this password; for a name that nobody has it takes as long. */
async function hasPassword(
  { passwords, production }: Pick<Dependencies, 'passwords' | 'production'>,
  operator: OperatorRow | undefined,
  password: string,
): Promise<boolean> {
  const stored = operator?.demo && production ? undefined : operator?.password_hash;
  return passwords.verify(stored ?? undefined, password);
}

async function begin(
  { db, audit, sessions, devices }: Dependencies,
  operator: OperatorRow,
  device: string | undefined,
  caller: Caller,
): Promise<SignedIn> {
  if (device) await devices.touch(device);
  return db.transaction().execute(async (transaction) => {
    const session = await sessions.start(transaction, operator.id, caller);
    const made = device ? undefined : await devices.add(transaction, operator.id);
    await audit.append(transaction, { who: operator.name, action: 'session.started', reason: '', after: { ...caller } });
    return { session, ...(made && { device: made }) };
  });
}

/** Says no, writes it down, and tells the operator by mail once it locks. */
function createRefusal({ db, audit, mail }: Pick<Dependencies, 'db' | 'audit' | 'mail'>) {
  return async (operator: OperatorRow | undefined, guard: LockOutState, why: Reason, caller: Caller): Promise<DomainError> => {
    const action = guard.lockedFor ? 'session.locked-out' : 'session.refused';
    const notice: StaffNotice = why === 'code' ? 'staff.password-known' : 'staff.locked-out';
    if (operator && guard.lockedFor) await mail.tellOncePerHour(db, operator, notice);
    await audit.append(db, { who: operator?.name ?? 'an unknown name', action, reason: '', after: { why, ...caller } });
    if (why === 'locked') return new DomainError('auth.forbidden');
    if (guard.lockedFor) return lockedError(guard);
    return new DomainError(why === 'code' ? 'staff.code_wrong' : 'auth.wrong_credentials');
  };
}
