import type { ChallengeCodeSent, Proof, ProofMethod, ProofMethods } from '@pavilion/api/auth';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import { maskRecipient, type Outbox } from '../../control/outbox';
import type { Authenticators } from '../authenticator';
import type { Members } from '../members';
import type { CodeRequester, Verification } from '../verification';
import { attemptWithin } from './attempt';
import { type AttemptLimit, lockedError } from './attempt-limit';
import { isRedeemed } from './is-redeemed';
import type { TakeTurn } from './payment-password-turns';

/** What is asked for beside the session. */
export interface ChangeProof {
  password: string;
  proof?: Proof | undefined;
  /** How the form calls the password. */
  field?: 'password' | 'oldPassword';
}

/** Whether a second proof was shown; false when this member has none. */
export type ConfirmChange = (session: SessionFacts, typed: ChangeProof) => Promise<boolean>;

/** Two proofs from two places, before something changes that protects an account. */
export interface SecondProof {
  /** @throws DomainError `auth.proof_required`, `request.too_many` */
  sendCode(session: SessionFacts, way: 'sms' | 'mail', asker: CodeRequester): Promise<ChallengeCodeSent>;
  confirm: ConfirmChange;
}

interface Dependencies {
  members: Pick<Members, 'contacts' | 'credentialFacts' | 'checkPaymentPassword'>;
  authenticators: Pick<Authenticators, 'status' | 'verifyCode'>;
  outbox: Pick<Outbox, 'canSend'>;
  verification: Pick<Verification, 'sendToMember' | 'redeem'>;
  confirmPassword(session: SessionFacts, password: string, field?: ChangeProof['field']): Promise<void>;
  paymentAttempts: AttemptLimit;
  takeTurn: TakeTurn;
  challengeAttempts: AttemptLimit;
}

/** Whoever set the password by a link or a code, and has nothing else, waits so long: the owner is to notice that theirs is gone. */
const RECOVERY_WAIT_HOURS = 72;
const HOUR_MS = 3_600_000;

export function createSecondProof(needs: Dependencies): SecondProof {
  const { verification, confirmPassword } = needs;
  return {
    async sendCode(session, way, asker) {
      const ways = await methodsOf(needs, session);
      if (!ways.some((offered) => offered.way === way)) throw proofRequiredError(ways);
      return verification.sendToMember({
        ...asker,
        brand: session.brand,
        memberId: session.memberId,
        purpose: 'change',
        kind: way,
        to: await targetOf(needs, session, way),
      });
    },
    async confirm(session, { password, proof, field }) {
      await confirmPassword(session, password, field);
      const ways = await methodsOf(needs, session);
      if (ways.length === 0) {
        await assertNotJustRecovered(needs, session);
        return false;
      }
      if (!proof || !ways.some(({ way }) => way === proof.way)) throw proofRequiredError(ways);
      await verify(needs, session, proof);
      return true;
    },
  };
}

/**
 * An authenticator is asked for alone, for nothing is stronger. A code by mail or SMS is none for whoever set the password by one that went to the
 * same place.
 */
async function methodsOf(
  { members, authenticators, outbox }: Dependencies,
  { brand, memberId }: SessionFacts,
): Promise<ProofMethods['ways']> {
  const id = BigInt(memberId);
  if ((await authenticators.status(id)).enrolled) return [{ way: 'authenticator', target: '' }];
  const [{ phone, mail }, { recoveredBy, hasPaymentPassword }] = await Promise.all([
    members.contacts(brand, id),
    members.credentialFacts(id),
  ]);
  return [
    ...(hasPaymentPassword ? [{ way: 'payment-password' as const, target: '' }] : []),
    ...(phone && recoveredBy !== 'mobile' && outbox.canSend('sms') ? [{ way: 'sms' as const, target: maskRecipient(phone) }] : []),
    ...(mail && recoveredBy !== 'mail' && outbox.canSend('mail') ? [{ way: 'mail' as const, target: maskRecipient(mail) }] : []),
  ];
}

async function assertNotJustRecovered({ members }: Dependencies, { memberId }: SessionFacts): Promise<void> {
  const { recoveredBy, changedAt } = await members.credentialFacts(BigInt(memberId));
  if (!recoveredBy || !changedAt) return;
  const left = changedAt.getTime() + RECOVERY_WAIT_HOURS * HOUR_MS - Date.now();
  if (left > 0) throw new DomainError('auth.proof_wait', { details: { hours: Math.ceil(left / HOUR_MS) } });
}

async function targetOf({ members }: Dependencies, { brand, memberId }: SessionFacts, way: 'sms' | 'mail'): Promise<string> {
  const { phone, mail } = await members.contacts(brand, BigInt(memberId));
  const target = way === 'sms' ? phone : mail;
  if (!target) throw proofRequiredError([]);
  return target;
}

/** Wrong ones count where they count elsewhere. A code that was sent has its own five tries. */
async function verify(needs: Dependencies, session: SessionFacts, { way, answer }: Proof): Promise<void> {
  const id = BigInt(session.memberId);
  const right: Record<ProofMethod, () => Promise<boolean>> = {
    authenticator: () => counted(needs.challengeAttempts, session, () => needs.authenticators.verifyCode(id, answer)),
    // In the line of all tries of this password: the right one pressed twice locks nobody.
    'payment-password': () =>
      needs.takeTurn(id, () => counted(needs.paymentAttempts, session, () => needs.members.checkPaymentPassword(id, answer))),
    sms: () => byCode('sms'),
    mail: () => byCode('mail'),
  };
  const byCode = async (kind: 'sms' | 'mail') =>
    isRedeemed(needs.verification.redeem(session.brand, 'change', await targetOf(needs, session, kind), answer));
  if (!(await right[way]())) throw new DomainError('auth.proof_wrong', { fields: { answer: 'auth.proof_wrong' } });
}

async function counted(attempts: AttemptLimit, session: SessionFacts, check: () => Promise<boolean>): Promise<boolean> {
  const attempt = attemptWithin(session);
  const guard = await attempts.countFailure(attempt, true);
  if (await check()) {
    await attempts.reset(attempt);
    return true;
  }
  if (guard.lockedFor) throw lockedError(guard);
  return false;
}

function proofRequiredError(ways: ProofMethods['ways']): DomainError {
  return new DomainError('auth.proof_required', { details: { ways } });
}
