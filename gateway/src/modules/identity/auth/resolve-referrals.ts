import type { RegistrationField } from '@pavilion/api/auth';
import { isAgent, isTrial } from '@pavilion/api/member-types';
import { DomainError } from '../../../platform/errors';
import type { Member, Members, MemberInput } from '../members';
import type { RegistrationInput } from './registration-input';

/**
 * The agent whose team somebody joins, and the member who invited them.
 * @throws DomainError `register.referral_unknown` naming the field
 */
export async function resolveReferrals(
  members: Members,
  brand: string,
  typed: Pick<RegistrationInput, 'affiliateCode' | 'referralCode' | 'recommenderId'>,
): Promise<Pick<MemberInput, 'uplineId' | 'referredById'>> {
  const agent = await inviterOf(members, brand, 'affiliateCode', typed.affiliateCode);
  const invited = typed.referralCode ? 'referralCode' : 'recommenderId';
  const friend = await inviterOf(members, brand, invited, typed[invited]);
  const uplineId = agent?.id ?? (friend && (isAgent(friend.type) ? friend.id : friend.uplineId));
  return { ...(uplineId !== undefined && { uplineId }), ...(friend && { referredById: friend.id }) };
}

async function inviterOf(members: Members, brand: string, field: RegistrationField, code: string): Promise<Member | undefined> {
  if (!code) return undefined;
  const inviter = await members.byInviteCode(brand, code);
  if (inviter && mayInvite(inviter, field)) return inviter;
  throw new DomainError('register.referral_unknown', { fields: { [field]: 'register.referral_unknown' } });
}

function mayInvite({ status, type }: Member, field: RegistrationField): boolean {
  return status === 'active' && !isTrial(type) && (field !== 'affiliateCode' || isAgent(type));
}
