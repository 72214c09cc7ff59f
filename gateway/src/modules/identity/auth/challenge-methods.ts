import type { ChallengeCodeSent, ChallengeMethod } from '@pavilion/api/auth';
import type { Locale } from '@pavilion/i18n';
import { DomainError } from '../../../platform/errors';
import type { Brand, Caller } from '../../../platform/http';
import type { Authenticators } from '../authenticator';
import type { Member, Members } from '../members';
import { maskRecipient, type Outbox } from '../../control/outbox';
import type { Verification } from '../verification';
import type { IdentityProof } from './sign-in-completion';
import { isRedeemed } from './is-redeemed';
import type { Sessions } from './sessions';

interface Dependencies {
  members: Members;
  sessions: Pick<Sessions, 'isKnownNetwork'>;
  authenticators: Authenticators;
  outbox: Pick<Outbox, 'canSend'>;
  verification: Verification;
}

type CodeMethod = 'sms' | 'mail';

/** What else than a password shows that it is the member. */
export interface ChallengeMethods {
  /**
   * Whoever has an authenticator is always asked for it, and for nothing weaker. Others are asked where the brand wants it, at a network
   * that is new for them, and if they have anything to be asked for.
   */
  availableFor(
    brand: Brand,
    member: Member,
    caller: Caller,
    proof: IdentityProof,
  ): Promise<{ way: ChallengeMethod; target: string }[]>;
  /** @throws DomainError `auth.challenge_expired`, `request.too_many` */
  sendCode(member: Member, way: CodeMethod, asker: { address: string; locale: Locale }): Promise<ChallengeCodeSent>;
  /** Whether the answer is right; a code is used up by it. @throws DomainError `verification.code_expired` */
  verify(member: Member, way: ChallengeMethod, answer: string): Promise<boolean>;
}

export function createChallengeMethods({
  members,
  sessions,
  authenticators,
  outbox,
  verification,
}: Dependencies): ChallengeMethods {
  const targetOf = async ({ brand, id }: Member, way: CodeMethod): Promise<string> => {
    const { phone, mail } = await members.contacts(brand, id);
    const target = way === 'sms' ? phone : mail;
    if (!target) throw new DomainError('auth.challenge_expired');
    return target;
  };
  const byCode = (way: CodeMethod) => async (member: Member, answer: string) =>
    isRedeemed(verification.redeem(member.brand, 'check', await targetOf(member, way), answer));
  const proofs: Record<ChallengeMethod, (member: Member, answer: string) => Promise<boolean>> = {
    sms: byCode('sms'),
    mail: byCode('mail'),
    authenticator: ({ id }, answer) => authenticators.verifyCode(id, answer),
    'payment-password': ({ id }, answer) => members.checkPaymentPassword(id, answer),
  };
  return {
    async availableFor({ flags }, member, { address }, proof) {
      if ((await authenticators.status(member.id)).enrolled) return [{ way: 'authenticator', target: '' }];
      if (!flags.SIGNINCHECK || proof !== 'password' || (await sessions.isKnownNetwork(member.id, address))) return [];
      const [{ phone, mail }, hasPaymentPassword] = await Promise.all([
        members.contacts(member.brand, member.id),
        members.hasPaymentPassword(member.id),
      ]);
      return [
        ...(phone && outbox.canSend('sms') ? [{ way: 'sms' as const, target: maskRecipient(phone) }] : []),
        ...(mail && outbox.canSend('mail') ? [{ way: 'mail' as const, target: maskRecipient(mail) }] : []),
        ...(hasPaymentPassword ? [{ way: 'payment-password' as const, target: '' }] : []),
      ];
    },
    async sendCode(member, way, asker) {
      const to = await targetOf(member, way);
      return verification.sendToMember({
        ...asker,
        brand: member.brand,
        memberId: String(member.id),
        purpose: 'check',
        kind: way,
        to,
      });
    },
    verify: (member, way, answer) => proofs[way](member, answer),
  };
}
