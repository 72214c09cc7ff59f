import './tables';
import type { Platform } from '../../../platform/platform';
import { createAddressRateLimit } from '../../../platform/rate-limits';
import type { Audit } from '../../control/audit';
import type { Outbox } from '../../control/outbox';
import type { Authenticators } from '../authenticator';
import type { Members } from '../members';
import type { SocialAccounts } from '../social-sign-in';
import type { Verification } from '../verification';
import { createAttemptLimit } from './attempt-limit';
import type { Auth } from './auth';
import { createCaptchas } from './captchas';
import { createChallengeMethods } from './challenge-methods';
import { createPasswordCalls } from './password-calls';
import { definePruning } from './prune';
import { createRecovery } from './recovery';
import { createRegistrationCalls } from './registration-calls';
import { createRegistrationRules } from './registration-rules';
import { createSessionCalls } from './session-calls';
import { createSessions } from './create-sessions';
import { createSignInCalls } from './sign-in-calls';
import { createSignInChallenges } from './sign-in-challenges';
import { createSignInCompletion } from './sign-in-completion';

/** Wrong passwords and codes that one address has per minute. */
const WRONG_PER_MINUTE = 20;

interface Dependencies {
  audit: Audit;
  members: Members;
  authenticators: Authenticators;
  outbox: Outbox;
  verification: Verification;
  socialAccounts: SocialAccounts;
}

/** Sign-in, registration and sessions over the members of this installation. */
export function createAuth({ db, bus, jobs, config }: Platform, needs: Dependencies): Auth {
  const sessions = createSessions({ db, bus });
  definePruning({ db, jobs });
  const challenges = createSignInChallenges(db);
  const methods = createChallengeMethods({ ...needs, sessions });
  const signInCompletion = createSignInCompletion({
    sessions,
    methodsFor: methods.availableFor,
    createChallenge: challenges.create,
    joinAccount: needs.socialAccounts.join,
  });
  const parts = {
    ...needs,
    db,
    sessions,
    challenges,
    methods,
    signInCompletion,
    attempts: createAttemptLimit(db),
    challengeAttempts: createAttemptLimit(db, 'check'),
    captchas: createCaptchas(db),
    rules: createRegistrationRules(db),
    registrationShare: config.shares.registrations,
    addressLimit: createAddressRateLimit(db, 'sign-in', WRONG_PER_MINUTE),
  };
  return {
    ...createSignInCalls(parts),
    ...createRegistrationCalls(parts),
    ...createPasswordCalls(parts),
    ...createSessionCalls(parts),
    recovery: createRecovery(parts),
  };
}
