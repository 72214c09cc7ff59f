import type { MemberKind, MemberLine, MemberView } from '@pavilion/api/staff';
import { isAgent, isTrial } from '@pavilion/api/member-types';
import type { RegistrationOrigin } from '../members';
import type { MemberRow } from './store';

/** A member as a list shows them. */
export function lineOf({ public_id, account, nickname, type, status, registered_at, last_sign_in_at }: MemberRow): MemberLine {
  return {
    account,
    nickname,
    status,
    id: public_id,
    kind: kindOf(type),
    registeredAt: registered_at.toISOString(),
    lastSignInAt: last_sign_in_at?.toISOString() ?? null,
  };
}

/** How somebody came. */
export function toWireOrigin({
  way,
  page,
  domain,
  device,
  affiliateCode,
  referralCode,
}: RegistrationOrigin): NonNullable<MemberView['origin']> {
  return {
    way,
    page: page ?? null,
    domain: domain ?? null,
    device: device ?? null,
    affiliateCode: affiliateCode ?? null,
    referralCode: referralCode ?? null,
  };
}

function kindOf(type: number): MemberKind {
  if (isTrial(type)) return 'trial';
  return isAgent(type) ? 'agent' : 'member';
}
