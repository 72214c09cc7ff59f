import './tables';
import type {
  Captcha,
  ChangePasswordBody,
  CheckBody,
  CheckCodeBody,
  CheckCodeSent,
  FreePlayBody,
  IssuedCode,
  LiveSession,
  RegistrationRules,
  SignedIn,
  SignInBody,
} from '@pavilion/api/auth';
import type { MemberInfo } from '@pavilion/api/members';
import type { PaymentPasswordBody } from '@pavilion/api/withdrawals';
import type { Locale } from '@pavilion/i18n';
import { DomainError } from '../../../platform/errors';
import type { Brand, SessionFacts } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Authenticators } from '../authenticator';
import { isAgent, type Member, type Members } from '../members';
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
import { type Recovery, recoveryWith } from './recovery';
import { type Registering, registerWith } from './register';
import { createRegistrationRules } from './registration-rules';
import { type Caller, createSessions } from './sessions';
import { signInByNameWith } from './sign-in';
import { signInByMobileWith } from './sign-in-by-mobile';
import { createSignInChecks } from './sign-in-checks';

/** Who somebody is, and how they prove it. */
export interface Auth {
  /** Who a token belongs to now, in this brand. Asked anew for every request: an ended session is dead at the next one. */
  findSession(token: string, brand: string): Promise<SessionFacts | undefined>;
  /** @throws DomainError `auth.*` as the sign-in form shows them */
  signIn(brand: Brand, body: SignInBody, caller: Caller): Promise<SignedIn>;
  /** Sends the code of a check. @throws DomainError `auth.check_gone`, `request.too_many` */
  sendCheckCode(brand: Brand, body: CheckCodeBody, caller: Caller, locale: Locale): Promise<CheckCodeSent>;
  /** @throws DomainError `auth.check_gone`, `auth.check_wrong`, `auth.locked` */
  answerCheck(brand: Brand, body: CheckBody, caller: Caller): Promise<SignedIn>;
  /** For another device of whoever holds the session. */
  issueCode(session: SessionFacts): Promise<IssuedCode>;
  /** For somebody who proved themselves at another site. */
  issueCodeTo(member: Member): Promise<IssuedCode>;
  /** @throws DomainError `auth.code_gone`, `auth.check_needed` */
  redeemCode(brand: Brand, code: string, caller: Caller): Promise<SignedIn>;
  /** @throws DomainError `register.*`, `verification.*`, `auth.captcha_wrong` */
  register: Registering;
  recovery: Recovery;
  /** @throws DomainError `auth.free_play_off`, `request.too_many` */
  freePlay(brand: Brand, body: FreePlayBody, caller: Caller): Promise<SignedIn>;
  signOut(session: SessionFacts): Promise<void>;
  /** Ends every session of a member, as a lock or an exclusion does. */
  endSessions(brand: string, memberId: bigint): Promise<void>;
  endOtherSessions(session: SessionFacts): Promise<void>;
  /** @throws DomainError `request.not_found` */
  endSession(session: SessionFacts, name: string): Promise<void>;
  liveSessions(session: SessionFacts): Promise<LiveSession[]>;
  /** When somebody signed in to this session. */
  sessionBegan(session: Pick<SessionFacts, 'sessionId'>): Promise<Date>;
  /** @throws DomainError `password.*`, `auth.locked` */
  changePassword(session: SessionFacts, body: ChangePasswordBody): Promise<void>;
  /** Asks a live session for its password again, before something that cannot be taken back. @throws DomainError `password.wrong`, `auth.locked` */
  confirmPassword(session: SessionFacts, password: string): Promise<void>;
  /** Asks a live session for a code of its authenticator, and uses that up. @throws DomainError `authenticator.*`, `auth.locked` */
  confirmCode(session: SessionFacts, code: string): Promise<void>;
  /** Sets the second password. @throws DomainError `password.*`, `auth.locked` */
  setPaymentPassword(session: SessionFacts, body: PaymentPasswordBody): Promise<void>;
  /** Asks a live session for the second password. @throws DomainError `withdrawals.password_missing`, `.password_wrong`, `auth.locked` */
  confirmPaymentPassword(session: SessionFacts, password: string): Promise<void>;
  /** What the member is told about themselves. */
  info(session: SessionFacts): Promise<MemberInfo>;
  captcha(brand: string): Promise<Captcha>;
  registrationRules(brand: string): Promise<RegistrationRules>;
  /** @throws DomainError `register.referral_unknown`, the same for a code of nobody and of somebody who is no agent */
  checkAffiliate(brand: string, code: string, address: string): Promise<void>;
}

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
