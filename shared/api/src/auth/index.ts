import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import { Proof } from './proof';
import { password } from './sign-in';
export { type PatternId, isPatternId, matchesPattern, patterns } from './patterns';
export { RegisterBody, RegisterMobileBody, RegistrationRule, RegistrationRules } from './registration';
export { type RegistrationField, registrationFields } from './registration-fields';
export {
  AuthenticatorEnrolment,
  AuthenticatorState,
  DisableAuthenticator,
  ConfirmAuthenticator,
  RecoveryCodes,
  EnrolAuthenticator,
} from './authenticator';
export {
  VerifyChallengeBody,
  ChallengeCodeBody,
  ChallengeCodeSent,
  type ChallengeRequired,
  type ChallengeMethod,
  challengeMethods,
  CodeOwner,
  IssuedCode,
  OneTimeCode,
  type PasswordFault,
  passwordFaults,
  SignedIn,
  SignInBody,
} from './sign-in';
export { Proof, ProofCodeBody, type ProofMethod, proofMethods, ProofMethods } from './proof';
export { SocialProviders } from './social';

const closed = { additionalProperties: false } as const;

/** `POST /wps/session/login/freeplay`. `token` is the device's own random name, by which it finds its play money again. */
export const FreePlayBody = Type.Object(
  {
    os: Type.Optional(text(40)),
    platform: Type.Literal('W'),
    token: Type.String({ minLength: 20, maxLength: 64, pattern: '^[\\w-]+$' }),
    version: Type.Literal(3),
  },
  closed,
);
export type FreePlayBody = Static<typeof FreePlayBody>;

/** As a picture of five letters and digits, or, for whoever cannot see it, as four digits to be typed from the last to the first. */
const captchaKinds = ['picture', 'digits'] as const;
export type CaptchaKind = (typeof captchaKinds)[number];
/** `GET /wps/captcha`: a picture when `kind` is missing. At most one a second from a place, else `request.too_many`. */
export const CaptchaQuery = Type.Object({ kind: Type.Optional(Type.Enum([...captchaKinds])) }, closed);
export type CaptchaQuery = Static<typeof CaptchaQuery>;
/**
 * `GET /wps/captcha`. The answer goes back once, within five minutes, and `captchaId` with it, followed by a dot and the work done: for each of
 * `puzzles`, counted from 0, a number such that the SHA-256 of `<captchaId>.<puzzle>.<number>` begins with `bits` zero bits; with hyphens between them.
 */
export const Captcha = Type.Object({
  captchaId: Type.String(),
  /** A data address. */
  image: Type.Optional(Type.String()),
  digits: Type.Optional(Type.String()),
  work: Type.Object({ puzzles: Type.Integer(), bits: Type.Integer() }),
});
export type Captcha = Static<typeof Captcha>;

/** `GET /wps/agent/affiliate`. */
export const AffiliateQuery = Type.Object({ code: text(40, 1), domain: Type.Optional(text(253)) }, closed);
export type AffiliateQuery = Static<typeof AffiliateQuery>;

/** `PUT /wps/member/password`. The session gets a new token, which the answer carries in the header `RENEWED_TOKEN_HEADER`; the old one is dead. */
export const ChangePasswordBody = Type.Object(
  { oldPassword: password, newPassword: password, confirmNewPassword: password, proof: Type.Optional(Proof) },
  closed,
);
export type ChangePasswordBody = Static<typeof ChangePasswordBody>;

/** `GET /wps/session/envelopeKey` (ours): the key that encrypted bodies are wrapped under, and the server's clock, by which they are dated. */
export const EnvelopeKey = Type.Object({ kid: Type.String(), publicKey: Type.String(), now: Type.Integer() });
export type EnvelopeKey = Static<typeof EnvelopeKey>;

/** One place where the member is signed in. */
export const LiveSession = Type.Object({
  /** Names the session to `DELETE /wps/member/sessions/:id`; nobody can sign in with it. */
  id: Type.String(),
  current: Type.Boolean(),
  device: Type.String(),
  address: Type.String(),
  signedInAt: Type.String(),
  seenAt: Type.String(),
});
/** `GET /wps/member/sessions` (ours), latest first. */
export const LiveSessions = Type.Object({ list: Type.Array(LiveSession) });
export type LiveSession = Static<typeof LiveSession>;
export type LiveSessions = Static<typeof LiveSessions>;
