import type { Enrolment, EnrolmentView } from '@pavilion/api/operations';
import { authenticatorAddress, authenticatorStep, type FieldCipher, type Passwords } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../audit';
import { type AddressLimit, isGuessable } from '../../identity/auth';
import type { Guards } from './guards';
import { invitationHash, secretContext } from './invitations';
import type { Caller, Sessions } from './sessions';
import { changeOperator, findInvitation, takeInvitation } from './store';

interface Needs {
  db: Database;
  audit: Audit;
  sessions: Sessions;
  guards: Guards;
  passwords: Passwords;
  cipher: FieldCipher;
  /** Looks and tries from one address. */
  tries: AddressLimit;
}

/** Setting password and authenticator at a one-time address. An address that is used, over, or was never given answers the same. */
export function enrolmentWith({ db, audit, sessions, guards, passwords, cipher, tries }: Needs) {
  const find = async (token: string, { address }: Caller) => {
    await tries.take(address);
    const found = await findInvitation(db, invitationHash(token));
    if (!found) throw gone();
    return { ...found, secret: cipher.open(found.totp_secret, secretContext(found.id)) };
  };
  return {
    async look(token: string, caller: Caller): Promise<EnrolmentView> {
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
        if (!(await takeInvitation(transaction, invitationHash(token)))) throw gone();
        await changeOperator(transaction, id, { password_hash: hash, totp_secret, totp_step: step });
        await sessions.endAll(transaction, id);
        const started = await sessions.start(transaction, id, caller);
        await audit.append(transaction, { who: name, action: 'operators.enrolled', reason: '', after: { ...caller } });
        return started;
      });
      await guards.clear(name);
      return session;
    },
  };
}

function gone(): DomainError {
  return new DomainError('staff.enrolment_gone');
}
