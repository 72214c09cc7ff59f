import type { Profile, ProfileChange } from '@pavilion/api/members';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import { isReservedName, type Members } from '../members';
import type { NoticeContext, TellMember } from './account-notices';
import type { ConfirmChange } from './second-proof';

interface Dependencies {
  members: Pick<Members, 'profile' | 'changeProfile'>;
  confirmChange: ConfirmChange;
  tell: TellMember;
}

/** What members tell about themselves. Another mail address takes two proofs, and is told to the one before: new passwords are sent there. */
export function createProfileChange({ members, confirmChange, tell }: Dependencies) {
  return async (session: SessionFacts, body: ProfileChange, at: NoticeContext): Promise<Profile> => {
    const { password = '', proof, ...change } = body;
    const [brand, id] = [session.brand, BigInt(session.memberId)];
    if (change.nickname && isReservedName(change.nickname, [brand]))
      throw new DomainError('member.invalid', { fields: { nickname: 'register.name_reserved' } });
    const { email: former } = await members.profile(brand, id);
    const another = change.email !== undefined && !isSameMail(change.email, former);
    if (another) {
      if (!password) throw new DomainError('password.missing', { fields: { password: 'password.missing' } });
      await confirmChange(session, { password, proof });
    }
    const saved = await members.changeProfile(brand, id, change);
    if (another && former) await tell(session, 'mail.changed', at, former);
    return saved;
  };
}

function isSameMail(one: string, other: string): boolean {
  return one.normalize('NFC').trim().toLowerCase() === other.toLowerCase();
}
