import './tables';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Authenticators } from '../authenticator';
import { isAgent, type Members } from '../members';
import type { Outbox } from '../../control/outbox';
import type { SocialAccounts } from '../social';
import type { Verification } from '../verification';
import { createAddressLimit } from './address-limit';
import { answerCheckWith } from './answer-check';
import { createCaptchas } from './captchas';
import { changePasswordWith } from './change-password';
import { createCheckWays } from './check-ways';
import { confirmCodeWith } from './confirm-code';
import { freePlayWith } from './free-play';
import { confirmPasswordWith } from './confirm-password';
import { paymentPasswordWith } from './payment-password';
import { createEntrance } from './entrance';
import { createGuards } from './guard';
import { createOneTimeCodes } from './one-time-codes';
import { recoveryWith } from './recovery';
import { registerWith } from './register';
import { createRegistrationRules } from './registration-rules';
import { createSessions } from './sessions';
import { signInByNameWith } from './sign-in';
import { signInByMobileWith } from './sign-in-by-mobile';
import { createSignInChecks } from './sign-in-checks';
import type { Auth } from './auth';
/** Wrong passwords, new trial accounts and tried codes that one address has per minute. */
const PER_MINUTE = { wrong: 20, trial: 10, affiliate: 20 };

interface Needs {
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
  { audit, members, authenticators, outbox, verification, socialAccounts }: Needs,
): Auth {
  const sessions = createSessions({ db, bus });
  const guards = createGuards(db);
  const captchas = createCaptchas(db);
  const rules = createRegistrationRules(db);
  const ways = createCheckWays({ members, sessions, authenticators, outbox, verification });
  const checks = createSignInChecks(db);
  const codes = createOneTimeCodes(db);
  const wrongs = createAddressLimit(db, 'sign-in', PER_MINUTE.wrong);
  const wrongChecks = createGuards(db, 'check');
  const entrance = createEntrance({ sessions, waysFor: ways.of, challenge: checks.begin, join: socialAccounts.join });
  const answering = answerCheckWith({ members, entrance, checks, ways, guards: wrongChecks, wrongs });
  const signInByMobile = signInByMobileWith({ members, entrance, verification, wrongs });
  const signInByName = signInByNameWith({ members, entrance, guards, captchas, wrongs });
  const affiliates = createAddressLimit(db, 'affiliate', PER_MINUTE.affiliate);
  const confirmPassword = confirmPasswordWith({ members, guards });
  const paymentPassword = paymentPasswordWith({ members, guards: createGuards(db, 'payment'), confirmPassword });
  return {
    findSession: sessions.find,
    signIn: async (brand, body, caller) =>
      body.type === 'sms' ? signInByMobile(brand, body, caller) : signInByName(brand, body, caller),
    sendCheckCode: answering.sendCode,
    answerCheck: answering.answer,
    issueCode: codes.issue,
    issueCodeTo: codes.issueTo,
    async redeemCode(brand, code, caller) {
      const { memberId, vouched } = await codes.redeem(brand.code, code);
      const member = await members.byId(brand.code, memberId);
      if (!member) throw new DomainError('auth.code_gone');
      return vouched ? entrance.follow(member, caller) : entrance.enter(brand, member, caller, { proof: 'social' });
    },
    register: registerWith({ members, sessions, captchas, rules, verification }),
    recovery: recoveryWith({ db, audit, members, sessions, entrance, guards, rules, outbox, verification, wrongs }),
    freePlay: freePlayWith({ db, members, sessions, trials: createAddressLimit(db, 'trial', PER_MINUTE.trial) }),
    signOut: sessions.end,
    endSessions: (brand, memberId) => sessions.endAll(brand, memberId),
    endOtherSessions: ({ brand, memberId, sessionId }) => sessions.endAll(brand, BigInt(memberId), { except: sessionId }),
    endSession: sessions.endNamed,
    liveSessions: sessions.live,
    sessionBegan: sessions.began,
    changePassword: changePasswordWith({ members, sessions, guards, rules }),
    confirmPassword,
    setPaymentPassword: paymentPassword.set,
    confirmPaymentPassword: paymentPassword.confirm,
    confirmCode: confirmCodeWith({ authenticators, guards: wrongChecks }),
    async info(session) {
      const member = await members.byId(session.brand, BigInt(session.memberId));
      if (!member) throw new DomainError('auth.required');
      const previousSignIn = await sessions.previous(session);
      const { publicId: id, account, nickname, type, inviteCode, registeredAt } = member;
      const facts = { id, account, nickname, type, inviteCode, registeredAt: registeredAt.toISOString() };
      return { ...facts, ...(previousSignIn && { previousSignIn }) };
    },
    captcha: (brand) => captchas.issue(brand),
    registrationRules: async (brand) => ({ rules: await rules.of(brand), adultAge: await rules.adultAge(brand) }),
    async checkAffiliate(brand, code, address) {
      await affiliates.take(address);
      const agent = await members.byInviteCode(brand, code);
      if (!agent || agent.status !== 'active' || !isAgent(agent.type)) throw new DomainError('register.referral_unknown');
    },
  };
}
