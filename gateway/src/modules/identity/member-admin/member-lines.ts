import type { MemberKind, MemberLine, MemberView } from '@pavilion/api/staff';
import { isAgent, isTrial } from '@pavilion/api/member-types';
import { wireFields } from '../../../platform/wire';
import type { RegistrationOrigin } from '../members';
import type { MemberRow } from './store';

/** A member as a list shows them. */
export function lineOf(row: MemberRow): MemberLine {
  return {
    ...wireFields(row, 'account', 'nickname', 'status', 'registered_at', 'last_sign_in_at'),
    id: row.public_id,
    kind: kindOf(row.type),
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
