import type { SignedIn } from '../auth';
import { call } from '../call';
import type {
  CodeSent,
  Countries,
  PasswordResetMailBody,
  PhoneProviders,
  ResetPasswordByMobileBody,
  ResetPasswordBody,
  SendCodeBody,
  SendRegistrationCodeBody,
} from './index';

type Nothing = Record<never, never>;

/** Sends a code for signing in or for a new password, if the number has an account; the answer does not tell. */
export const sendCode = call<SendCodeBody, CodeSent>('POST', '/wps/verification/sms/noLogin', { once: true });
/** Sends a code for registering with a number. */
export const sendRegistrationCode = call<SendRegistrationCodeBody, CodeSent>('POST', '/wps/verification/sms/register', {
  once: true,
});
/** Who else a number is proven to before registering with it. */
export const phoneProvider = call<Nothing, PhoneProviders>('GET', '/wps/verification/sms/provider');
/** Sends a mail with a link to a new password, if name and address belong together; the answer does not tell. */
export const requestPasswordResetMail = call<PasswordResetMailBody, Nothing>('POST', '/wps/member/password/email', { once: true });
/** A new password by the code of a mail's link; whoever sets it is signed in, everybody else who was is signed out. */
export const resetPassword = call<ResetPasswordBody, SignedIn>('PUT', '/wps/member/password/reset', {
  encrypted: true,
  once: true,
});
/** A new password by an SMS code; whoever sets it is signed in, everybody else who was is signed out. */
export const resetPasswordByMobile = call<ResetPasswordByMobileBody, SignedIn>('PUT', '/wps/member/password/verification', {
  encrypted: true,
  once: true,
});
/** Whose mobile numbers this brand takes. */
export const countries = call<Nothing, Countries>('GET', '/wps/system/countryCodes');
