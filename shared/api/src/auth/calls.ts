import { call } from '../call';
import type {
  AffiliateQuery,
  Captcha,
  ChangePasswordBody,
  EnvelopeKey,
  FreePlayBody,
  LiveSessions,
  RegisterBody,
  RegistrationRules,
  SignedIn,
  SignInBody,
} from './index';

type Nothing = Record<never, never>;

/** Signs in by user name. */
export const signIn = call<SignInBody, SignedIn>('POST', '/wps/session/login', { encrypted: true });
/** Ends this session, here and on the server. */
export const signOut = call<Nothing, Nothing>('DELETE', '/wps/session/logout', { token: true });
/** Signs in without an account, with play money. */
export const freePlay = call<FreePlayBody, SignedIn>('POST', '/wps/session/login/freeplay', { encrypted: true });
/** Registers by user name; who registered is signed in. */
export const register = call<RegisterBody, SignedIn>('PUT', '/wps/member/register', { encrypted: true });
/** What this brand asks for at registration. */
export const registrationRules = call<Nothing, RegistrationRules>('GET', '/wps/system/setting/register');
/** A new picture to read. */
export const captcha = call<Nothing, Captcha>('GET', '/wps/captcha');
/** Whether an agent's code is valid here; fails with `register.referral_unknown` when it is not. */
export const checkAffiliate = call<AffiliateQuery, Nothing>('GET', '/wps/agent/affiliate');
/** Changes the member's own password and ends all their other sessions. */
export const changePassword = call<ChangePasswordBody, Nothing>('PUT', '/wps/member/password', { token: true, encrypted: true });
/** Where the member is signed in. */
export const liveSessions = call<Nothing, LiveSessions>('GET', '/wps/member/sessions', { token: true });
/** Ends every session of the member but this one. */
export const endOtherSessions = call<Nothing, Nothing>('DELETE', '/wps/member/sessions/others', { token: true });
/** The key that encrypted bodies are wrapped under, and the clock that dates them: the phone's own may be a day off. */
export const envelopeKey = call<Nothing, EnvelopeKey>('GET', '/wps/session/envelopeKey');
