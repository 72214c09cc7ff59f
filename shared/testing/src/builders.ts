import type { BrandFacts } from '@pavilion/host/brand';
import type { Member } from '@pavilion/host/session';

/** The default brand, or one that differs from it in `facts`. */
export function aBrand(facts: Partial<BrandFacts> = {}): BrandFacts {
  return {
    code: 'pavilion',
    name: 'Pavilion',
    currency: 'BDT',
    currencySymbol: '৳',
    timeZone: 'Asia/Dhaka',
    mark: { dark: '/art/v1/brands/pavilion-mark.svg?tone=dark', light: '/art/v1/brands/pavilion-mark.svg?tone=light' },
    locales: { default: 'bn', offered: ['bn', 'en'] },
    flags: { USERNAMEREG3: true, FREEPLAY: true },
    imageHosts: [],
    ...facts,
  };
}

/** A registered member. */
export function aMember(facts: Partial<Member> = {}): Member {
  return { id: 'm-1', account: 'rahima', nickname: 'Rahima', type: 0, agent: false, trial: false, ...facts };
}

/** A member of type 4, who plays for free. */
export function aTrialMember(facts: Partial<Member> = {}): Member {
  return aMember({ id: 'm-4', account: 'guest4711', nickname: 'Guest', type: 4, trial: true, ...facts });
}

/** A member of type 1, who leads a team. */
export function anAgent(facts: Partial<Member> = {}): Member {
  return aMember({ id: 'm-9', account: 'karim_agent', nickname: 'Karim', type: 1, agent: true, ...facts });
}
