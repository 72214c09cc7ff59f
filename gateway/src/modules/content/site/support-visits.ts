import type { FieldCipher } from '../../../platform/crypto';

/** Who comes to customer service, as far as it is known. */
export interface SupportVisit {
  account: string;
  /** The member's public id. */
  id: string;
}

/** Addresses of the service window that say who comes, readable to nobody but us. */
export interface SupportVisits {
  /** A path on the brand's own site, good for an hour; without a member it names nobody. */
  path(brand: string, member?: SupportVisit): string;
  /** Who comes by this token; nobody when it is altered, over or another brand's. */
  read(brand: string, token: string): SupportVisit | undefined;
}

interface Sealed extends Partial<SupportVisit> {
  until: number;
}

const LIFETIME_MS = 3_600_000;

export function createSupportVisits(cipher: FieldCipher, now: () => number = Date.now): SupportVisits {
  return {
    path(brand, member) {
      const visit: Sealed = { ...member, until: now() + LIFETIME_MS };
      return `/service?visit=${cipher.seal(JSON.stringify(visit), contextOf(brand)).toString('base64url')}`;
    },
    read(brand, token) {
      const visit = opened(cipher, brand, token);
      if (!visit || visit.until <= now() || visit.account === undefined || visit.id === undefined) return undefined;
      return { account: visit.account, id: visit.id };
    },
  };
}

function opened(cipher: FieldCipher, brand: string, token: string): Sealed | undefined {
  try {
    return JSON.parse(cipher.open(Buffer.from(token, 'base64url'), contextOf(brand))) as Sealed;
  } catch {
    // Whoever has a spoilt address is let in without a name: they need help all the more.
    return undefined;
  }
}

function contextOf(brand: string): string {
  return `service visit ${brand}`;
}
