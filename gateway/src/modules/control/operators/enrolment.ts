import type { Enrolment, EnrolmentView } from '@pavilion/api/staff';
import type { Locale } from '@pavilion/i18n';
import { authenticatorAddress, authenticatorStep, type FieldCipher, type Passwords } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../audit';
import type { AddressRateLimit } from '../../../platform/rate-limits';
import { assertStaffPassword } from './assert-staff-password';
import type { AttemptLimit } from './attempt-limit';
import { invitationHash, secretContext } from './invitations';
import type { Caller } from '../../../platform/http';
import type { Devices } from './devices';
import type { Sessions } from './sessions';
import type { SignedIn } from './sign-in';
import { changeOperator, findInvitation, consumeInvitation } from './store';

interface Dependencies {
  db: Database;
  audit: Audit;
  sessions: Sessions;
  attempts: AttemptLimit;
  devices: Devices;
  passwords: Passwords;
  cipher: FieldCipher;
  /** Looks and tries from one address. */
  addressLimit: AddressRateLimit;
}

/** Setting password and authenticator at a one-time address. An address that is used, over, or was never given answers the same. */
export function createEnrolment({ db, audit, sessions, attempts, devices, passwords, cipher, addressLimit }: Dependencies) {
  const find = async (token: string, { address }: Caller) => {
    await addressLimit.consume(address);
    const found = await findInvitation(db, invitationHash(token));
    if (!found) throw enrolmentExpiredError();
    return { ...found, secret: cipher.open(found.totp_secret, secretContext(found.id)) };
  };
  return {
    async view(token: string, caller: Caller): Promise<EnrolmentView> {
      const { name, display_name, expires_at, secret } = await find(token, caller);
      return {
        name,
        displayName: display_name,
        otpauth: authenticatorAddress('Pavilion', name, secret),
        until: expires_at.toISOString(),
      };
    },
    /** Signs the operator in as well: password and code were just proven. */
    async finish(token: string, { password, code }: Enrolment, caller: Caller, locale: Locale): Promise<SignedIn> {
      const { id, name, secret, totp_secret } = await find(token, caller);
      assertStaffPassword(password, name);
      const step = authenticatorStep(code, secret);
      if (step === undefined) throw new DomainError('staff.code_wrong', { fields: { code: 'staff.code_wrong' } });
      const hash = await passwords.hash(password);
      const started = await db.transaction().execute(async (transaction) => {
        if (!(await consumeInvitation(transaction, invitationHash(token)))) throw enrolmentExpiredError();
        await changeOperator(transaction, id, { password_hash: hash, totp_secret, totp_step: step, locale });
        await sessions.endAll(transaction, id);
        await devices.forget(transaction, id);
        const [session, device] = [await sessions.start(transaction, id, caller), await devices.add(transaction, id)];
        await audit.append(transaction, { who: name, action: 'operators.enrolled', reason: '', after: { ...caller } });
        return { session, device };
      });
      await attempts.forgive(name);
      return started;
    },
  };
}

function enrolmentExpiredError(): DomainError {
  return new DomainError('staff.enrolment_expired');
}
