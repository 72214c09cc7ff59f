/** Codes that somebody came with: a member's invitation, an agent's own. */
export interface Invitation {
  referralCode: string;
  affiliateCode: string;
}

const KEY = 'invitation';

/** Keeps the codes of the address somebody arrived at, because they register later, at another one. */
export function saveInvitation(storage: Storage | undefined, search: string = location.search): void {
  const query = new URLSearchParams(search);
  const [referralCode, affiliateCode] = [codeOf(query.get('referralCode')), codeOf(query.get('affiliateCode'))];
  if (!referralCode && !affiliateCode) return;
  try {
    storage?.setItem(KEY, JSON.stringify({ referralCode, affiliateCode } satisfies Invitation));
  } catch {
    // Full or forbidden: they can still type it.
  }
}

/** What they came with; empty when nothing. */
export function readInvitation(storage: Storage | undefined): Invitation {
  try {
    const kept = JSON.parse(storage?.getItem(KEY) ?? '{}') as Partial<Record<keyof Invitation, unknown>>;
    return { referralCode: codeOf(kept.referralCode), affiliateCode: codeOf(kept.affiliateCode) };
  } catch {
    // Forbidden or spoilt: they can still type it.
    return { referralCode: '', affiliateCode: '' };
  }
}

function codeOf(value: unknown): string {
  return typeof value === 'string' && /^[A-Za-z0-9]{1,40}$/.test(value) ? value : '';
}
