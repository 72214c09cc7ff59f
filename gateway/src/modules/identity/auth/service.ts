import './tables';
import { isAgent } from '@pavilion/api/member-types';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Authenticators } from '../authenticator';
import type { Members } from '../members';
import type { Outbox } from '../../control/outbox';
import type { SocialAccounts } from '../social-sign-in';
import type { Verification } from '../verification';
import { createAddressRateLimit } from '../../../platform/rate-limits';
import { createChallengeVerification } from './verify-challenge';
import { createCaptchas } from './captchas';
import { createPasswordChange } from './change-password';
import { createChallengeMethods } from './challenge-methods';
import { createCodeConfirmation } from './confirm-code';
import { createFreePlay } from './free-play';
import { createPasswordConfirmation } from './confirm-password';
import { createPaymentPassword } from './payment-password';
import { createSignInCompletion } from './sign-in-completion';
import { createAttemptLimit } from './attempt-limit';
import { createOneTimeCodes } from './one-time-codes';
import { createRecovery } from './recovery';
import { createRegistration } from './register';
import { createRegistrationRules } from './registration-rules';
import { createSessions } from './sessions';
import { createNameSignIn } from './sign-in';
import { createMobileSignIn } from './sign-in-by-mobile';
import { createSignInChallenges } from './sign-in-challenges';
import type { Auth } from './auth';
/** Wrong passwords, new trial accounts and tried codes that one address has per minute. */
const PER_MINUTE = { wrong: 20, trial: 10, affiliate: 20 };

interface Dependencies {
  audit: Audit;
  members: Members;
  authenticators: Authenticators;
  outbox: Outbox;
  verification: Verification;
  socialAccounts: SocialAccounts;
}

/** Sign-in, registration and sessions over the members of this installation. */
export function createAuth(
  { db, bus }: Platform,
  { audit, members, authenticators, outbox, verification, socialAccounts }: Dependencies,
): Auth {
  const sessions = createSessions({ db, bus });
  const attempts = createAttemptLimit(db);
  const captchas = createCaptchas(db);
  const rules = createRegistrationRules(db);
  const methods = createChallengeMethods({ members, sessions, authenticators, outbox, verification });
  const challenges = createSignInChallenges(db);
  const codes = createOneTimeCodes(db);
  const addressLimit = createAddressRateLimit(db, 'sign-in', PER_MINUTE.wrong);
  const challengeAttempts = createAttemptLimit(db, 'check');
  const signInCompletion = createSignInCompletion({
    sessions,
    methodsFor: methods.availableFor,
    createChallenge: challenges.create,
    joinAccount: socialAccounts.join,
  });
  const challengeVerification = createChallengeVerification({
    members,
    signInCompletion,
    challenges,
    methods,
    attempts: challengeAttempts,
    addressLimit,
  });
  const signInByMobile = createMobileSignIn({ members, signInCompletion, verification, addressLimit });
  const signInByName = createNameSignIn({ members, signInCompletion, attempts, captchas, addressLimit });
  const affiliates = createAddressRateLimit(db, 'affiliate', PER_MINUTE.affiliate);
  const confirmPassword = createPasswordConfirmation({ members, guards: attempts });
  const paymentPassword = createPaymentPassword({ members, attempts: createAttemptLimit(db, 'payment'), confirmPassword });
  return {
    findSession: sessions.find,
    signIn: async (brand, body, caller) =>
      body.type === 'sms' ? signInByMobile(brand, body, caller) : signInByName(brand, body, caller),
    sendChallengeCode: challengeVerification.sendCode,
    verifyChallenge: challengeVerification.answer,
    issueOneTimeCode: codes.issue,
    issueOneTimeCodeFor: codes.issueFor,
    async redeemOneTimeCode(brand, code, caller) {
      const { memberId, vouched } = await codes.redeem(brand.code, code);
      const member = await members.byId(brand.code, memberId);
      if (!member) throw new DomainError('auth.code_expired');
      return vouched
        ? signInCompletion.startAnotherSession(member, caller)
        : signInCompletion.complete(brand, member, caller, { proof: 'social' });
    },
    register: createRegistration({ members, sessions, captchas, rules, verification }),
    recovery: createRecovery({
      db,
      audit,
      members,
      sessions,
      signInCompletion,
      attempts,
      rules,
      outbox,
      verification,
      addressLimit,
    }),
    freePlay: createFreePlay({ db, members, sessions, trials: createAddressRateLimit(db, 'trial', PER_MINUTE.trial) }),
    signOut: sessions.end,
    endSessions: (brand, memberId) => sessions.endAll(brand, memberId),
    endOtherSessions: ({ brand, memberId, sessionId }) => sessions.endAll(brand, BigInt(memberId), { except: sessionId }),
    endSession: sessions.endByName,
    liveSessions: sessions.listLive,
    sessionStartedAt: sessions.startedAt,
    changePassword: createPasswordChange({ members, sessions, attempts, rules }),
    confirmPassword,
    setPaymentPassword: paymentPassword.set,
    confirmPaymentPassword: paymentPassword.confirm,
    confirmCode: createCodeConfirmation({ authenticators, guards: challengeAttempts }),
    async info(session) {
      const member = await members.byId(session.brand, BigInt(session.memberId));
      if (!member) throw new DomainError('auth.required');
      const previousSignIn = await sessions.previousSignIn(session);
      const { publicId: id, account, nickname, type, inviteCode, registeredAt } = member;
      const facts = { id, account, nickname, type, inviteCode, registeredAt: registeredAt.toISOString() };
      return { ...facts, ...(previousSignIn && { previousSignIn }) };
    },
    captcha: (brand) => captchas.issue(brand),
    registrationRules: async (brand) => ({ rules: await rules.of(brand), adultAge: await rules.adultAge(brand) }),
    async checkAffiliate(brand, code, address) {
      await affiliates.consume(address);
      const agent = await members.byInviteCode(brand, code);
      if (!agent || agent.status !== 'active' || !isAgent(agent.type)) throw new DomainError('register.referral_unknown');
    },
  };
}
