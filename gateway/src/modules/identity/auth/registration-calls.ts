import { isAgent } from '@pavilion/api/member-types';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { createAddressRateLimit, type PlaceShare } from '../../../platform/rate-limits';
import type { Members } from '../members';
import type { Verification } from '../verification';
import type { Auth } from './auth';
import type { Captchas } from './captchas';
import { createRegistration } from './register';
import type { RegistrationRules } from './registration-rules';
import { createRegistrationShares } from './registration-shares';
import type { Sessions } from './sessions';

/** Affiliate codes that one address tries per minute. */
const AFFILIATES_PER_MINUTE = 20;

interface Dependencies {
  db: Database;
  members: Members;
  sessions: Sessions;
  captchas: Captchas;
  rules: RegistrationRules;
  verification: Verification;
  registrationShare: PlaceShare;
}

/** Registering, and what its form asks before. */
export function createRegistrationCalls(needs: Dependencies): Pick<Auth, 'register' | 'registrationRules' | 'checkAffiliate'> {
  const { db, members, rules, registrationShare } = needs;
  const affiliates = createAddressRateLimit(db, 'affiliate', AFFILIATES_PER_MINUTE);
  return {
    register: createRegistration({ ...needs, shares: createRegistrationShares(db, registrationShare) }),
    async registrationRules(brand) {
      const [list, adultAge] = await Promise.all([rules.of(brand), rules.adultAge(brand)]);
      return { rules: list, adultAge };
    },
    async checkAffiliate(brand, code, address) {
      await affiliates.consume(address);
      const agent = await members.byInviteCode(brand, code);
      if (!agent || agent.status !== 'active' || !isAgent(agent.type)) throw new DomainError('register.referral_unknown');
    },
  };
}
