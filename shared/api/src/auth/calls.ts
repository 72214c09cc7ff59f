import { call } from '../call';
import type {
  AffiliateQuery,
  AuthenticatorEnrolment,
  AuthenticatorState,
  Captcha,
  CaptchaQuery,
  ChangePasswordBody,
  VerifyChallengeBody,
  ChallengeCodeBody,
  ChallengeCodeSent,
  CodeOwner,
  DisableAuthenticator,
  EnvelopeKey,
  ConfirmAuthenticator,
  FreePlayBody,
  IssuedCode,
  LiveSessions,
  OneTimeCode,
  ProofCodeBody,
  RecoveryCodes,
  RegisterBody,
  RegisterMobileBody,
  RegistrationRules,
  SignedIn,
  SignInBody,
  SocialProviders,
  EnrolAuthenticator,
} from './index';

type Nothing = Record<never, never>;

/** Signs in by user name or mobile number; fails with `auth.challenge_required` and a `CheckNeeded` when the member has to show more. */
export const signIn = call<SignInBody, SignedIn>('POST', '/wps/session/login', { encrypted: true, once: true });
/** Sends the code of a check. */
export const sendChallengeCode = call<ChallengeCodeBody, ChallengeCodeSent>('POST', '/wps/session/login/check/code', {
  once: true,
});
/** Answers a check; who answers right is signed in. */
export const verifyChallenge = call<VerifyChallengeBody, SignedIn>('POST', '/wps/session/login/check', {
  encrypted: true,
  once: true,
});
/** As whom the one-time code of an address would sign in. */
export const codeOwner = call<OneTimeCode, CodeOwner>('POST', '/wps/session/code/owner');
/** Turns the one-time code of an address into a session. */
export const redeemCode = call<OneTimeCode, SignedIn>('POST', '/wps/session/code');
/** A one-time code by which another device, or the app, continues as this member. */
export const issueCode = call<Nothing, IssuedCode>('POST', '/wps/session/code/issue', { token: true });
/** Where else one can sign in from. */
export const socialProviders = call<Nothing, SocialProviders>('GET', '/wps/session/social');
/** Ends this session, here and on the server. */
export const signOut = call<Nothing, Nothing>('DELETE', '/wps/session/logout', { token: true });
/** Signs in without an account, with play money. */
export const freePlay = call<FreePlayBody, SignedIn>('POST', '/wps/session/login/freeplay', { encrypted: true });
/** Registers by user name; who registered is signed in. */
export const register = call<RegisterBody, SignedIn>('PUT', '/wps/member/register', { encrypted: true, once: true });
/** Registers by mobile number and the code that was sent there; who registered is signed in. */
export const registerByMobile = call<RegisterMobileBody, SignedIn>('PUT', '/wps/member/register/mobile', {
  encrypted: true,
  once: true,
});
/** What this brand asks for at registration. */
export const registrationRules = call<Nothing, RegistrationRules>('GET', '/wps/system/setting/register', {
  keptAs: 'registrationRules',
});
/** A new picture to read, or digits, and the work that goes with it. */
export const captcha = call<CaptchaQuery, Captcha>('GET', '/wps/captcha');
/** Whether an agent's code is valid here; fails with `register.referral_unknown` when it is not. */
export const checkAffiliate = call<AffiliateQuery, Nothing>('GET', '/wps/agent/affiliate');
/** Changes the member's own password and ends all their other sessions. */
export const changePassword = call<ChangePasswordBody, Nothing>('PUT', '/wps/member/password', { token: true, encrypted: true });
/** Sends the code of a proof that a change is the member's own. */
export const sendProofCode = call<ProofCodeBody, ChallengeCodeSent>('POST', '/wps/member/proof/code', { token: true, once: true });
/** Where the member is signed in. */
export const liveSessions = call<Nothing, LiveSessions>('GET', '/wps/member/sessions', { token: true });
/** Ends one session of the member's. */
export const endSession = (id: string) => call<Nothing, Nothing>('DELETE', `/wps/member/sessions/${id}`, { token: true });
/** Ends every session of the member but this one. */
export const endOtherSessions = call<Nothing, Nothing>('DELETE', '/wps/member/sessions/others', { token: true });
/** The key that encrypted bodies are wrapped under, and the clock that dates them: the phone's own may be a day off. */
export const envelopeKey = call<Nothing, EnvelopeKey>('GET', '/wps/session/envelopeKey');
/** Whether the member signs in with an authenticator. */
export const authenticatorState = call<Nothing, AuthenticatorState>('GET', '/wps/member/authenticator', { token: true });
/** A secret for an authenticator; it counts from `finishAuthenticator` on. */
export const enrolAuthenticator = call<EnrolAuthenticator, AuthenticatorEnrolment>('POST', '/wps/member/authenticator/enrolment', {
  token: true,
  encrypted: true,
});
/** Shows that the authenticator works; from now on every sign-in asks for it. */
export const confirmAuthenticator = call<ConfirmAuthenticator, RecoveryCodes>('PUT', '/wps/member/authenticator', {
  token: true,
  once: true,
});
/** Signs in without an authenticator again. */
export const disableAuthenticator = call<DisableAuthenticator, Nothing>('DELETE', '/wps/member/authenticator', {
  token: true,
  encrypted: true,
});
