import type { CheckCodeSent, CheckWay } from '@pavilion/api/auth';
import type { Locale } from '@pavilion/i18n';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Authenticators } from '../authenticator';
import type { Member, Members } from '../members';
import { masked, type Outbox } from '../../control/outbox';
import type { Verification } from '../verification';
import type { Proof } from './entrance';
import type { Caller, Sessions } from './sessions';

interface Needs {
  members: Members;
  sessions: Pick<Sessions, 'knowsNetwork'>;
  authenticators: Authenticators;
  outbox: Pick<Outbox, 'canSend'>;
  verification: Verification;
}

type CodeWay = 'sms' | 'mail';

/** What else than a password shows that it is the member. */
export interface CheckWays {
  /**
   * Whoever has an authenticator is always asked for it, and for nothing weaker. Others are asked where the brand wants it, at a network
   * that is new for them, and if they have anything to be asked for.
   */
  of(brand: Brand, member: Member, caller: Caller, proof: Proof): Promise<{ way: CheckWay; target: string }[]>;
  /** @throws DomainError `auth.check_gone`, `request.too_many` */
  sendCode(member: Member, way: CodeWay, asker: { address: string; locale: Locale }): Promise<CheckCodeSent>;
  /** Whether the answer is right; a code is used up by it. @throws DomainError `verification.code_expired` */
  proves(member: Member, way: CheckWay, answer: string): Promise<boolean>;
}

export function createCheckWays({ members, sessions, authenticators, outbox, verification }: Needs): CheckWays {
  const targetOf = async ({ brand, id }: Member, way: CodeWay): Promise<string> => {
    const { phone, mail } = await members.contacts(brand, id);
    const target = way === 'sms' ? phone : mail;
    if (!target) throw new DomainError('auth.check_gone');
    return target;
  };
  const byCode = (way: CodeWay) => async (member: Member, answer: string) =>
    isRight(verification.redeem(member.brand, 'check', await targetOf(member, way), answer));
  const proofs: Record<CheckWay, (member: Member, answer: string) => Promise<boolean>> = {
    sms: byCode('sms'),
    mail: byCode('mail'),
    authenticator: ({ id }, answer) => authenticators.use(id, answer),
    async 'bank-name'({ brand, id }, answer) {
      const { payeeName } = await members.contacts(brand, id);
      return payeeName !== undefined && asSpoken(payeeName) === asSpoken(answer);
    },
  };
  return {
    async of({ flags }, member, { address }, proof) {
      if ((await authenticators.state(member.id)).enrolled) return [{ way: 'authenticator', target: '' }];
      if (!flags.SIGNINCHECK || proof !== 'password' || (await sessions.knowsNetwork(member.id, address))) return [];
      const { phone, mail, payeeName } = await members.contacts(member.brand, member.id);
      return [
        ...(phone && outbox.canSend('sms') ? [{ way: 'sms' as const, target: masked(phone) }] : []),
        ...(mail && outbox.canSend('mail') ? [{ way: 'mail' as const, target: masked(mail) }] : []),
        ...(payeeName ? [{ way: 'bank-name' as const, target: '' }] : []),
      ];
    },
    async sendCode(member, way, asker) {
      const to = await targetOf(member, way);
      return verification.send({ ...asker, brand: member.brand, purpose: 'check', kind: way, to });
    },
    proves: (member, way, answer) => proofs[way](member, answer),
  };
}

/** A code that is too old is said to be; for all others there is one answer. */
async function isRight(redeemed: Promise<void>): Promise<boolean> {
  try {
    await redeemed;
    return true;
  } catch (error) {
    if (error instanceof DomainError && (error.code === 'verification.code_wrong' || error.code === 'verification.code_missing'))
      return false;
    throw error;
  }
}

/** A name as people know it: without regard to case and spaces. */
function asSpoken(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
