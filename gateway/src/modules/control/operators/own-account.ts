import type { AuthenticatorCode, AuthenticatorView, NewAuthenticator, OwnAccount, OwnMail, OwnPassword } from '@pavilion/api/staff';
import {
  authenticatorAddress,
  authenticatorStep,
  type FieldCipher,
  newAuthenticatorSecret,
  type Passwords,
} from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Caller, Operator } from '../../../platform/http';
import type { Audit } from '../audit';
import { assertStaffPassword } from './assert-staff-password';
import { type AttemptLimit, lockedError } from './attempt-limit';
import { secretContext } from './invitations';
import { findNewAuthenticator, saveNewAuthenticator } from './new-authenticators';
import type { OperatorMail } from './operator-mail';
import type { Sessions } from './sessions';
import { changeOperator, claimStep, findById, type OperatorRow, type RowChange } from './store';

interface Dependencies {
  db: Database;
  audit: Audit;
  sessions: Sessions;
  attempts: AttemptLimit;
  passwords: Passwords;
  cipher: FieldCipher;
  mail: OperatorMail;
}

/** Password and a new code, with few tries. */
function createProof({ db, attempts, passwords, cipher }: Dependencies) {
  return async ({ id }: Operator, { password, code }: NewAuthenticator): Promise<OperatorRow> => {
    const row = await findById(db, BigInt(id));
    if (!row?.totp_secret) throw new DomainError('auth.required');
    const attempt = { name: row.name, place: 'own account' };
    const guard = await attempts.countFailure(attempt);
    const refused = (field: string, wrong: 'password.wrong' | 'authenticator.code_wrong') =>
      guard.lockedFor ? lockedError(guard) : new DomainError(wrong, { fields: { [field]: wrong } });
    if (!(await passwords.verify(row.password_hash ?? undefined, password))) throw refused('password', 'password.wrong');
    const step = authenticatorStep(code, cipher.open(row.totp_secret, secretContext(row.id)));
    if (step === undefined || !(await claimStep(db, row.id, step))) throw refused('code', 'authenticator.code_wrong');
    await attempts.reset(attempt);
    return row;
  };
}

/** Changes how somebody signs in, tells them, ends every session, this one too, and begins another. */
function createCredentialChange({ db, audit, sessions, mail }: Dependencies) {
  return async (row: OperatorRow, wanted: RowChange, action: string, caller: Caller): Promise<string> => {
    const token = await db.transaction().execute(async (transaction) => {
      await mail.tell(transaction, row, 'staff.changed');
      await changeOperator(transaction, row.id, wanted);
      await sessions.endAll(transaction, row.id);
      const started = await sessions.start(transaction, row.id, caller);
      await audit.append(transaction, { who: row.name, action, reason: '', after: { ...caller } });
      return started;
    });
    sessions.publishEnded(row.id);
    return token;
  };
}

/** What operators do with their own account. How they sign in changes with password and code only: a stolen session is not enough. */
export function createOwnAccount(needs: Dependencies) {
  const { db, sessions, passwords, cipher, mail } = needs;
  const prove = createProof(needs);
  const change = createCredentialChange(needs);
  return {
    async view({ id, sessionId }: Operator): Promise<OwnAccount> {
      const row = await findById(db, BigInt(id));
      if (!row) throw new DomainError('auth.required');
      const list = await sessions.list(row.id);
      return {
        mail: mail.knownAddressOf(row) ?? null,
        sessions: list.map((each) => ({ ...each, current: each.id === sessionId })),
      };
    },
    /** @throws DomainError `request.not_found` */
    async endSession({ id }: Operator, sessionId: bigint): Promise<void> {
      if (!(await sessions.endOne(BigInt(id), sessionId))) throw new DomainError('request.not_found');
      sessions.publishEnded(BigInt(id));
    },
    async endOtherSessions({ id, sessionId }: Operator): Promise<void> {
      await sessions.endAll(db, BigInt(id), BigInt(sessionId));
      sessions.publishEnded(BigInt(id));
    },
    async changePassword(operator: Operator, { newPassword, ...proof }: OwnPassword, caller: Caller): Promise<string> {
      assertStaffPassword(newPassword, operator.name, 'newPassword');
      const row = await prove(operator, proof);
      const wanted = { password_hash: await passwords.hash(newPassword) };
      return change(row, wanted, 'operators.password-changed', caller);
    },
    async changeMail(operator: Operator, { mail: address, ...proof }: OwnMail, caller: Caller): Promise<string> {
      const row = await prove(operator, proof);
      const wanted = { mail: address === null ? null : mail.seal(row.id, address) };
      return change(row, wanted, 'operators.mail-changed', caller);
    },
    async beginAuthenticator(operator: Operator, proof: NewAuthenticator): Promise<AuthenticatorView> {
      const { id, name } = await prove(operator, proof);
      const secret = newAuthenticatorSecret();
      const until = await saveNewAuthenticator(db, id, cipher.seal(secret, secretContext(id)));
      return { otpauth: authenticatorAddress('Pavilion', name, secret), until: until.toISOString() };
    },
    /** @throws DomainError `authenticator.enrolment_expired`, `authenticator.code_wrong` */
    async finishAuthenticator(operator: Operator, { code }: AuthenticatorCode, caller: Caller): Promise<string> {
      const row = await findById(db, BigInt(operator.id));
      const totp_secret = row && (await findNewAuthenticator(db, row.id));
      if (!row || !totp_secret) throw new DomainError('authenticator.enrolment_expired');
      const step = authenticatorStep(code, cipher.open(totp_secret, secretContext(row.id)));
      const wrong = 'authenticator.code_wrong';
      if (step === undefined) throw new DomainError(wrong, { fields: { code: wrong } });
      return change(row, { totp_secret, totp_step: step }, 'operators.authenticator-changed', caller);
    },
  };
}
