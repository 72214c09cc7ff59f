import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import { Proof } from './proof';
import { password } from './sign-in';

const closed = { additionalProperties: false } as const;

/** `GET /wps/member/authenticator` (ours). */
export const AuthenticatorState = Type.Object({ enrolled: Type.Boolean(), recoveryCodesLeft: Type.Integer() });
export type AuthenticatorState = Static<typeof AuthenticatorState>;

/** `POST /wps/member/authenticator/enrolment` (ours). */
export const EnrolAuthenticator = Type.Object({ password, proof: Type.Optional(Proof) }, closed);
export type EnrolAuthenticator = Static<typeof EnrolAuthenticator>;

/** What an authenticator is told: `otpauth` as a QR code, or `secret` (base32) typed in. Not in use before its first code was sent back. */
export const AuthenticatorEnrolment = Type.Object({ secret: Type.String(), otpauth: Type.String(), expires: Type.String() });
export type AuthenticatorEnrolment = Static<typeof AuthenticatorEnrolment>;

/** `PUT /wps/member/authenticator` (ours): the first code of six digits. */
export const ConfirmAuthenticator = Type.Object({ code: text(12, 1) }, closed);
export type ConfirmAuthenticator = Static<typeof ConfirmAuthenticator>;

/** Each signs in once when the authenticator is lost. Told this once; only their hashes are kept. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

/** `DELETE /wps/member/authenticator` (ours): `code` is the authenticator's or a recovery code. */
export const DisableAuthenticator = Type.Object({ password, code: text(24, 1) }, closed);
export type DisableAuthenticator = Static<typeof DisableAuthenticator>;
