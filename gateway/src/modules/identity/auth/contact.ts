import { type ContactBody, type ContactCodeBody, type ContactWay, type MemberContact } from '@pavilion/api/members';
import { matchesPattern, patterns, type ChallengeCodeSent } from '@pavilion/api/auth';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Outbox } from '../../control/outbox';
import type { Members } from '../members';
import type { CodeRequester, Verification } from '../verification';
import type { ConfirmChange } from './second-proof';

interface Dependencies {
  members: Pick<Members, 'contacts' | 'credentialFacts' | 'changeProfile' | 'addPhone'>;
  outbox: Pick<Outbox, 'canSend'>;
  verification: Pick<Verification, 'phoneOf' | 'sendToMember' | 'redeem'>;
  confirmChange: ConfirmChange;
}

/** The way back into an account, for members who came with a name and a password only. */
export interface Contact {
  of(brand: string, memberId: bigint): Promise<MemberContact>;
  /** @throws DomainError `member.invalid`, `member.contact_known`, `verification.*`, `request.too_many` */
  sendCode(session: SessionFacts, to: ContactCodeBody, asker: CodeRequester): Promise<ChallengeCodeSent>;
  /** @throws DomainError as `sendCode`, and `password.wrong`, `auth.proof_*`, `register.phone_taken` */
  add(session: SessionFacts, body: ContactBody): Promise<MemberContact>;
}

export function createContact({ members, outbox, verification, confirmChange }: Dependencies): Contact {
  const kinds = { mail: 'mail', mobile: 'sms' } as const;
  const ways = (['mail', 'mobile'] as const).filter((way) => outbox.canSend(kinds[way]));
  const of: Contact['of'] = async (brand, memberId) => {
    const [{ mail, phone }, { changedAt }] = await Promise.all([
      members.contacts(brand, memberId),
      members.credentialFacts(memberId),
    ]);
    // Who came by another site comes back by it.
    return { missing: changedAt !== undefined && !mail && !phone && ways.length > 0, ways };
  };
  /** Where the code goes, in its normal form. */
  const targetOf = async ({ brand, memberId }: SessionFacts, typed: ContactCodeBody): Promise<{ way: ContactWay; to: string }> => {
    const way = typed.email === undefined ? 'mobile' : 'mail';
    const known = await members.contacts(brand, BigInt(memberId));
    if (way === 'mail' ? known.mail : known.phone) throw new DomainError('member.contact_known');
    if (way === 'mobile') return { way, to: await verification.phoneOf(brand, { mobileNum: '', ...typed }) };
    const to = (typed.email ?? '').normalize('NFC').trim();
    if (!matchesPattern(patterns.email, to)) throw new DomainError('member.invalid', { fields: { email: 'request.invalid' } });
    return { way, to };
  };
  return {
    of,
    async sendCode(session, typed, asker) {
      const { way, to } = await targetOf(session, typed);
      const { brand, memberId } = session;
      return verification.sendToMember({ ...asker, brand, memberId, purpose: 'change', kind: kinds[way], to });
    },
    async add(session, { password, proof, verificationCode, ...typed }) {
      const { way, to } = await targetOf(session, typed);
      const [brand, id] = [session.brand, BigInt(session.memberId)];
      await confirmChange(session, { password, proof });
      await verification.redeem(brand, 'change', to, verificationCode);
      await (way === 'mail' ? members.changeProfile(brand, id, { email: to }) : members.addPhone(brand, id, to));
      return of(brand, id);
    },
  };
}
