import './tables';
import type {
  Captcha,
  ChangePasswordBody,
  FreePlayBody,
  LiveSession,
  RegisterBody,
  RegistrationRule,
  SignedIn,
  SignInBody,
} from '@pavilion/api/auth';
import type { MemberInfo } from '@pavilion/api/members';
import { DomainError } from '../../platform/errors';
import type { Brand, SessionFacts } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import { isAgent, type Members } from '../members';
import { createAddressLimit } from './address-limit';
import { createCaptchas } from './captchas';
import { changePasswordWith } from './change-password';
import { freePlayWith } from './free-play';
import { confirmPasswordWith } from './confirm-password';
import { createGuards } from './guard';
import { registerWith } from './register';
import { createRegistrationRules } from './registration-rules';
import { type Caller, createSessions } from './sessions';
import { signInWith } from './sign-in';

/** Who somebody is, and how they prove it. */
export interface Auth {
  /** Who a token belongs to now, in this brand. Asked anew for every request: an ended session is dead at the next one. */
  findSession(token: string, brand: string): Promise<SessionFacts | undefined>;
  /** @throws DomainError `auth.*` as the sign-in form shows them */
  signIn(brand: Brand, body: SignInBody, caller: Caller): Promise<SignedIn>;
  /** @throws DomainError `register.*`, `auth.captcha_wrong` */
  register(brand: Brand, body: RegisterBody, caller: Caller): Promise<SignedIn>;
  /** @throws DomainError `auth.free_play_off`, `request.too_many` */
  freePlay(brand: Brand, body: FreePlayBody, caller: Caller): Promise<SignedIn>;
  signOut(session: SessionFacts): Promise<void>;
  /** Ends every session of a member, as a lock or an exclusion does. */
  endSessions(brand: string, memberId: bigint): Promise<void>;
  endOtherSessions(session: SessionFacts): Promise<void>;
  liveSessions(session: SessionFacts): Promise<LiveSession[]>;
  /** @throws DomainError `password.*`, `auth.locked` */
  changePassword(session: SessionFacts, body: ChangePasswordBody): Promise<void>;
  /** Asks a live session for its password again, before something that cannot be taken back. @throws DomainError `password.wrong`, `auth.locked` */
  confirmPassword(session: SessionFacts, password: string): Promise<void>;
  /** What the member is told about themselves. */
  info(session: SessionFacts): Promise<MemberInfo>;
  captcha(brand: string): Promise<Captcha>;
  registrationRules(brand: string): Promise<RegistrationRule[]>;
  /** @throws DomainError `register.referral_unknown`, the same for a code of nobody and of somebody who is no agent */
  checkAffiliate(brand: string, code: string, address: string): Promise<void>;
}

/** Wrong passwords, new trial accounts and tried codes that one address has per minute. */
const PER_MINUTE = { wrong: 20, trial: 10, affiliate: 20 };

/** Sign-in, registration and sessions over the members of this installation. */
export function createAuth({ db, bus }: Platform, { members }: { members: Members }): Auth {
  const sessions = createSessions({ db, bus });
  const guards = createGuards(db);
  const captchas = createCaptchas(db);
  const rules = createRegistrationRules(db);
  const affiliates = createAddressLimit(db, 'affiliate', PER_MINUTE.affiliate);
  return {
    findSession: sessions.find,
    signIn: signInWith({ members, sessions, guards, captchas, wrongs: createAddressLimit(db, 'sign-in', PER_MINUTE.wrong) }),
    register: registerWith({ members, sessions, captchas, rules }),
    freePlay: freePlayWith({ db, members, sessions, trials: createAddressLimit(db, 'trial', PER_MINUTE.trial) }),
    signOut: sessions.end,
    endSessions: (brand, memberId) => sessions.endAll(brand, memberId),
    endOtherSessions: ({ brand, memberId, sessionId }) => sessions.endAll(brand, BigInt(memberId), { except: sessionId }),
    liveSessions: sessions.live,
    changePassword: changePasswordWith({ members, sessions, guards, rules }),
    confirmPassword: confirmPasswordWith({ members, guards }),
    async info(session) {
      const member = await members.byId(session.brand, BigInt(session.memberId));
      if (!member) throw new DomainError('auth.required');
      const previousSignIn = await sessions.previous(session);
      const { publicId: id, account, nickname, type, inviteCode, registeredAt } = member;
      const facts = { id, account, nickname, type, inviteCode, registeredAt: registeredAt.toISOString() };
      return { ...facts, ...(previousSignIn && { previousSignIn }) };
    },
    captcha: (brand) => captchas.issue(brand),
    registrationRules: rules.of,
    async checkAffiliate(brand, code, address) {
      await affiliates.take(address);
      const agent = await members.byInviteCode(brand, code);
      if (!agent || agent.status !== 'active' || !isAgent(agent.type)) throw new DomainError('register.referral_unknown');
    },
  };
}
