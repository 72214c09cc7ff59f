import type { Enrolment, EnrolmentView } from '@pavilion/api/staff';
import { authenticatorAddress, authenticatorStep, type FieldCipher, type Passwords } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../audit';
import { isGuessable } from '../../../platform/password-strength';
import type { AddressRateLimit } from '../../../platform/rate-limits';
import type { AttemptLimit } from './attempt-limit';
import { invitationHash, secretContext } from './invitations';
import type { Caller } from '../../../platform/http';
import type { Sessions } from './sessions';
import { changeOperator, findInvitation, consumeInvitation } from './store';

interface Dependencies {
  db: Database;
  audit: Audit;
  sessions: Sessions;
  attempts: AttemptLimit;
  passwords: Passwords;
  cipher: FieldCipher;
  /** Looks and tries from one address. */
  addressLimit: AddressRateLimit;
}

/** Setting password and authenticator at a one-time address. An address that is used, over, or was never given answers the same. */
export function createEnrolment({ db, audit, sessions, attempts, passwords, cipher, addressLimit }: Dependencies) {
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
    /** Signs the operator in as well: password and code were just proven. Answers with the session's token. */
    async finish(token: string, { password, code }: Enrolment, caller: Caller): Promise<string> {
      const { id, name, secret, totp_secret } = await find(token, caller);
      if (isGuessable(password, name) || password.toLowerCase().includes(name))
        throw new DomainError('password.weak', { fields: { password: 'password.weak' } });
      const step = authenticatorStep(code, secret);
      if (step === undefined) throw new DomainError('staff.code_wrong', { fields: { code: 'staff.code_wrong' } });
      const hash = await passwords.hash(password);
      const session = await db.transaction().execute(async (transaction) => {
        if (!(await consumeInvitation(transaction, invitationHash(token)))) throw enrolmentExpiredError();
        await changeOperator(transaction, id, { password_hash: hash, totp_secret, totp_step: step });
        await sessions.endAll(transaction, id);
        const started = await sessions.start(transaction, id, caller);
        await audit.append(transaction, { who: name, action: 'operators.enrolled', reason: '', after: { ...caller } });
        return started;
      });
      await attempts.reset(name);
      return session;
    },
  };
}

function enrolmentExpiredError(): DomainError {
  return new DomainError('staff.enrolment_expired');
}
