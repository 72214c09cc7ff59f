import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { type AddressRateLimit, createAddressRateLimit } from '../../../platform/rate-limits';
import type { Outbox } from '../../control/outbox';
import type { Members } from '../members';
import type { Verification } from '../verification';
import type { AttemptLimit } from './attempt-limit';
import type { Auth } from './auth';
import type { Captchas } from './captchas';
import type { ChallengeMethods } from './challenge-methods';
import { createFreePlay } from './free-play';
import { createLockNotice } from './lock-notice';
import { createOneTimeCodes } from './one-time-codes';
import type { Sessions } from './sessions';
import { createNameSignIn } from './sign-in';
import { createMobileSignIn } from './sign-in-by-mobile';
import type { SignInChallenges } from './sign-in-challenges';
import type { SignInCompletion } from './sign-in-completion';
import { createChallengeVerification } from './verify-challenge';

/** New trial accounts that one address has per minute. */
const TRIALS_PER_MINUTE = 10;

interface Dependencies {
  db: Database;
  members: Members;
  sessions: Sessions;
  verification: Verification;
  outbox: Outbox;
  captchas: Captchas;
  challenges: SignInChallenges;
  methods: ChallengeMethods;
  signInCompletion: SignInCompletion;
  attempts: AttemptLimit;
  challengeAttempts: AttemptLimit;
  addressLimit: AddressRateLimit;
}

type SignInCalls = Pick<
  Auth,
  | 'signIn'
  | 'sendChallengeCode'
  | 'verifyChallenge'
  | 'issueOneTimeCode'
  | 'issueOneTimeCodeFor'
  | 'oneTimeCodeOwner'
  | 'redeemOneTimeCode'
  | 'freePlay'
  | 'captcha'
>;

/** All ways in: by name or mobile, through a challenge, by a code from elsewhere, as a guest. */
export function createSignInCalls(needs: Dependencies): SignInCalls {
  const { db, members, sessions, captchas, signInCompletion, challengeAttempts } = needs;
  const challenge = createChallengeVerification({ ...needs, attempts: challengeAttempts });
  const byMobile = createMobileSignIn(needs);
  const byName = createNameSignIn({ ...needs, tellOfLock: createLockNotice(needs) });
  const codes = createOneTimeCodes(db);
  return {
    signIn: async (brand, body, caller) => (body.type === 'sms' ? byMobile(brand, body, caller) : byName(brand, body, caller)),
    sendChallengeCode: challenge.sendCode,
    verifyChallenge: challenge.answer,
    issueOneTimeCode: codes.issue,
    issueOneTimeCodeFor: codes.issueFor,
    async oneTimeCodeOwner(brand, code, { mark }) {
      const { memberId, bound } = await codes.ownerOf(brand.code, code, mark);
      const member = await members.byId(brand.code, memberId);
      if (!member) throw new DomainError('auth.code_expired');
      return { account: member.account, bound };
    },
    async redeemOneTimeCode(brand, code, caller) {
      const { memberId, vouched } = await codes.redeem(brand.code, code, caller.mark);
      const member = await members.byId(brand.code, memberId);
      if (!member) throw new DomainError('auth.code_expired');
      return vouched
        ? signInCompletion.startAnotherSession(member, caller)
        : signInCompletion.complete(brand, member, caller, { proof: 'social' });
    },
    freePlay: createFreePlay({ db, members, sessions, trials: createAddressRateLimit(db, 'trial', TRIALS_PER_MINUTE) }),
    captcha: (brand, asker) => captchas.issue(brand, asker),
  };
}
