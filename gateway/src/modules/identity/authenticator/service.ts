import './tables';
import type { AuthenticatorEnrolment, AuthenticatorState } from '@pavilion/api/auth';
import { authenticatorAddress, authenticatorStep, createFieldCipher, newAuthenticatorSecret } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Member } from '../members';
import { normaliseRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { authenticatorStore } from './store';

/** Authenticators of members, and the recovery codes for those who lose theirs. */
export interface Authenticators {
  status(memberId: bigint): Promise<AuthenticatorState>;
  /** A secret that counts once a code of it came back, within ten minutes. @throws DomainError `authenticator.enrolled` */
  beginEnrolment(member: Member, issuer: string): Promise<AuthenticatorEnrolment>;
  /** The recovery codes, told this once. @throws DomainError `authenticator.enrolment_expired`, `authenticator.code_wrong` */
  finishEnrolment(member: Member, code: string): Promise<string[]>;
  /** Uses up a code of the authenticator or a recovery code. Whoever asks counts the wrong ones. */
  verifyCode(memberId: bigint, code: string): Promise<boolean>;
  /** @throws DomainError `authenticator.missing` */
  remove(member: Member): Promise<void>;
}

export async function createAuthenticators({ db, config }: Platform, { audit }: { audit: Audit }): Promise<Authenticators> {
  const cipher = await createFieldCipher(config);
  const store = authenticatorStore(db);
  const hashOf = (memberId: bigint, code: string) => cipher.index(`recovery ${memberId} ${code}`);
  return {
    async status(memberId) {
      const [authenticator, recoveryCodesLeft] = await Promise.all([store.find(memberId), store.codesLeft(memberId)]);
      return { enrolled: authenticator !== undefined, recoveryCodesLeft };
    },
    async beginEnrolment({ id, account }, issuer) {
      if (await store.find(id)) throw new DomainError('authenticator.enrolled');
      const secret = newAuthenticatorSecret();
      const expires = await store.saveEnrolment(id, cipher.seal(secret, contextOf(id)));
      return { secret, otpauth: authenticatorAddress(issuer, account, secret), expires: expires.toISOString() };
    },
    async finishEnrolment({ id, brand, publicId }, code) {
      const recoveryCodes = newRecoveryCodes();
      await db.transaction().execute(async (transaction) => {
        const within = authenticatorStore(transaction);
        const enrolment = await within.consumeEnrolment(id);
        if (!enrolment) throw new DomainError('authenticator.enrolment_expired');
        // A wrong code rolls the taking back: it may be typed again.
        const step = authenticatorStep(digitsOf(code), cipher.open(enrolment.secret, contextOf(id)));
        if (step === undefined) throw wrongCodeError();
        if (!(await within.insert(id, enrolment.secret, step))) throw new DomainError('authenticator.enrolled');
        await within.replaceCodes(
          id,
          recoveryCodes.map((text) => hashOf(id, text)),
        );
        await audit.append(transaction, { who: `member ${publicId}`, action: 'authenticator.enrolled', brand, reason: '' });
      });
      return recoveryCodes;
    },
    async verifyCode(memberId, typed) {
      const recovery = normaliseRecoveryCode(typed);
      if (recovery) return store.consumeCode(memberId, hashOf(memberId, recovery));
      const authenticator = await store.find(memberId);
      const step = authenticator && authenticatorStep(digitsOf(typed), cipher.open(authenticator.secret, contextOf(memberId)));
      return step !== undefined && store.claimStep(memberId, step);
    },
    async remove({ id, brand, publicId }) {
      await db.transaction().execute(async (transaction) => {
        if (!(await authenticatorStore(transaction).remove(id))) throw new DomainError('authenticator.missing');
        await audit.append(transaction, { who: `member ${publicId}`, action: 'authenticator.removed', brand, reason: '' });
      });
    },
  };
}

function wrongCodeError(): DomainError {
  return new DomainError('authenticator.code_wrong', { fields: { code: 'authenticator.code_wrong' } });
}

/** Authenticators show their codes in two groups, and people type them so. */
function digitsOf(typed: string): string {
  return typed.replace(/\s/g, '');
}

/** Ties a sealed secret to the member, so that nobody can move it to another row. */
function contextOf(memberId: bigint): string {
  return `member:${memberId}:totp`;
}
