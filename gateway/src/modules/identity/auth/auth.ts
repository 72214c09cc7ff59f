import type {
  Captcha,
  CaptchaKind,
  ChangePasswordBody,
  VerifyChallengeBody,
  ChallengeCodeBody,
  ChallengeCodeSent,
  CodeOwner,
  FreePlayBody,
  IssuedCode,
  LiveSession,
  RegistrationRules,
  SignedIn,
  SignInBody,
} from '@pavilion/api/auth';
import type { MemberInfo, Profile, ProfileChange } from '@pavilion/api/members';
import type { PaymentPasswordBody } from '@pavilion/api/withdrawals';
import type { Locale } from '@pavilion/i18n';
import type { Brand, SessionFacts, Caller } from '../../../platform/http';
import { type Member } from '../members';
import type { CodeRequester } from '../verification';
import type { NoticeContext, TellMember } from './account-notices';
import { type Recovery } from './recovery';
import { type Registration } from './register';
import type { Contact } from './contact';
import type { ConfirmChange } from './second-proof';

/** Who somebody is, and how they prove it. */
export interface Auth {
  /** Who a token belongs to now, in this brand. Asked anew for every request: an ended session is dead at the next one. */
  findSession(token: string, brand: string): Promise<SessionFacts | undefined>;
  /** @throws DomainError `auth.*` as the sign-in form shows them */
  signIn(brand: Brand, body: SignInBody, caller: Caller): Promise<SignedIn>;
  /** Sends the code of a check. @throws DomainError `auth.challenge_expired`, `request.too_many` */
  sendChallengeCode(brand: Brand, body: ChallengeCodeBody, caller: Caller, locale: Locale): Promise<ChallengeCodeSent>;
  /** @throws DomainError `auth.challenge_expired`, `auth.challenge_wrong`, `auth.locked` */
  verifyChallenge(brand: Brand, body: VerifyChallengeBody, caller: Caller): Promise<SignedIn>;
  /** For another device of whoever holds the session. */
  issueOneTimeCode(session: SessionFacts): Promise<IssuedCode>;
  /** For somebody who proved themselves at another site, in a browser with this mark. */
  issueOneTimeCodeFor(member: Member, mark: string): Promise<IssuedCode>;
  /** As whom a code would sign in. @throws DomainError `auth.code_expired` */
  oneTimeCodeOwner(brand: Brand, code: string, caller: Caller): Promise<CodeOwner>;
  /** @throws DomainError `auth.code_expired`, `auth.challenge_required` */
  redeemOneTimeCode(brand: Brand, code: string, caller: Caller): Promise<SignedIn>;
  /** @throws DomainError `register.*`, `verification.*`, `auth.captcha_wrong` */
  register: Registration;
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
  sessionStartedAt(session: Pick<SessionFacts, 'sessionId'>): Promise<Date>;
  /** The token that the session goes on with. @throws DomainError `password.*`, `auth.proof_*`, `auth.locked` */
  changePassword(session: SessionFacts, body: ChangePasswordBody, at: NoticeContext, caller: Caller): Promise<string>;
  /** @throws DomainError `member.invalid`, and for another mail address `password.wrong`, `auth.proof_*`, `auth.locked` */
  changeProfile(session: SessionFacts, change: ProfileChange, at: NoticeContext): Promise<Profile>;
  contact: Contact;
  /** @throws DomainError `auth.proof_required`, `request.too_many` */
  sendProofCode(session: SessionFacts, way: 'sms' | 'mail', asker: CodeRequester): Promise<ChallengeCodeSent>;
  /**
   * Asks for the password and, from whoever has one, for a second proof, before something changes that protects the account.
   * @throws DomainError `password.wrong`, `auth.proof_required`, `.proof_wrong`, `.proof_wait`, `.locked`, `verification.code_expired`
   */
  confirmChange: ConfirmChange;
  /** Tells a member what was changed: by mail, or else by SMS. */
  tellMember: TellMember;
  /** Asks a live session for its password again, before something that cannot be taken back. @throws DomainError `password.wrong`, `auth.locked` */
  confirmPassword(session: SessionFacts, password: string): Promise<void>;
  /** Asks a live session for a code of its authenticator, and uses that up. @throws DomainError `authenticator.*`, `auth.locked` */
  confirmCode(session: SessionFacts, code: string): Promise<void>;
  /** Sets the second password. @throws DomainError `password.*`, `auth.proof_*`, `auth.locked` */
  setPaymentPassword(session: SessionFacts, body: PaymentPasswordBody, at: NoticeContext): Promise<void>;
  /** Asks a live session for the second password, which was typed into `field`. @throws DomainError `withdrawals.password_missing`, `.password_wrong`, `auth.locked` */
  confirmPaymentPassword(session: SessionFacts, password: string, field?: string): Promise<void>;
  /** What the member is told about themselves. */
  info(session: SessionFacts): Promise<MemberInfo>;
  /** @throws DomainError `request.too_many` */
  captcha(brand: string, asker: { address: string; kind?: CaptchaKind | undefined }): Promise<Captcha>;
  registrationRules(brand: string): Promise<RegistrationRules>;
  /** @throws DomainError `register.referral_unknown`, the same for a code of nobody and of somebody who is no agent */
  checkAffiliate(brand: string, code: string, address: string): Promise<void>;
}
