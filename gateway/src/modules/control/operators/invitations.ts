import { createHash, randomBytes } from 'node:crypto';
import type { IssuedEnrolment } from '@pavilion/api/staff';
import { type FieldCipher, newAuthenticatorSecret } from '../../../platform/crypto';
import type { Queries } from './sessions';
import { saveInvitation } from './store';

/** Makes the one-time address at which an operator sets password and authenticator. */
export function createInvitations(consoleOrigin: string, cipher: FieldCipher) {
  return async (db: Queries, operatorId: bigint, { mailed = false } = {}): Promise<IssuedEnrolment['enrolment']> => {
    const token = randomBytes(32).toString('base64url');
    const totp_secret = cipher.seal(newAuthenticatorSecret(), secretContext(operatorId));
    const until = await saveInvitation(db, operatorId, { token_hash: invitationHash(token), totp_secret, mailed });
    return { address: `${consoleOrigin}/enrol/${token}`, until: until.toISOString() };
  };
}

export type Invite = ReturnType<typeof createInvitations>;

export function invitationHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Ties a sealed secret to the operator, so that nobody can move it to another row. */
export function secretContext(operatorId: bigint): string {
  return `operator:${operatorId}:totp`;
}
