import { json, storedValue } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';

/** Codes that somebody came with: a member's invitation, an agent's own. */
export interface Invitation {
  referralCode: string;
  affiliateCode: string;
}

const stored = storedValue(storageKeys.invitation, json(validCodes));

/** Keeps the codes of the address somebody arrived at, because they register later, at another one. */
export function saveInvitation(search: string = location.search): void {
  const query = new URLSearchParams(search);
  const codes = validCodes({ referralCode: query.get('referralCode'), affiliateCode: query.get('affiliateCode') });
  if (codes.referralCode || codes.affiliateCode) stored.write(codes);
}

/** What they came with; empty when nothing. */
export function readInvitation(): Invitation {
  return stored.read() ?? { referralCode: '', affiliateCode: '' };
}

function validCodes(found: unknown): Invitation {
  const { referralCode, affiliateCode } = found as Partial<Record<keyof Invitation, unknown>>;
  return { referralCode: codeOf(referralCode), affiliateCode: codeOf(affiliateCode) };
}

function codeOf(value: unknown): string {
  return typeof value === 'string' && /^[A-Za-z0-9]{1,40}$/.test(value) ? value : '';
}
