import { type Static, Type } from 'typebox';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;

/** A password as it is typed. Longer ones are refused, so that nobody makes the server hash a novel. */
export const password = text(128, 1);
/** What was read in a captcha, and which one it was with the work done for it, as `Captcha` says. */
export const captchaAnswer = { captcha: Type.Optional(text(12)), captchaId: Type.Optional(text(280)) };

/** What the fields of every way to sign in have in common. */
interface SignInCommonFields {
  captcha?: string;
  captchaId?: string;
  /** `agent`: the agent landing, which refuses members who are no agents. Missing is `member`, where agents may sign in as well. */
  area?: 'member' | 'agent';
  /** From `/login?join=`: joins the social account that was just proven with the member who signs in. */
  join?: string;
}

interface SignInByName extends SignInCommonFields {
  type?: 'username';
  username: string;
  password: string;
}

interface SignInByMobile extends SignInCommonFields {
  type: 'sms';
  mobileNum: string;
  countryDialingCode: string;
  verificationCode: string;
}

const byMobile = ['mobileNum', 'countryDialingCode', 'verificationCode'];

/** `POST /wps/session/login`: by user name and password, or by mobile number and the code that was sent there. */
export const SignInBody = Type.Unsafe<SignInByName | SignInByMobile>(
  Type.Object(
    {
      type: Type.Optional(Type.Enum(['username', 'sms'])),
      username: Type.Optional(text(64, 1)),
      password: Type.Optional(password),
      mobileNum: Type.Optional(text(24, 1)),
      countryDialingCode: Type.Optional(text(6, 1)),
      verificationCode: Type.Optional(text(12, 1)),
      area: Type.Optional(Type.Enum(['member', 'agent'])),
      join: Type.Optional(text(64, 1)),
      ...captchaAnswer,
    },
    {
      ...closed,
      if: { properties: { type: { const: 'sms' } }, required: ['type'] },
      // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
      then: { required: byMobile },
      else: { required: ['username', 'password'] },
    },
  ),
);
export type SignInBody = Static<typeof SignInBody>;

/** Why a password has to be changed: somebody else chose it, it is too old, or it is among the first that anybody would try. */
export const passwordFaults = ['first', 'expired', 'weak'] as const;
export type PasswordFault = (typeof passwordFaults)[number];

/**
 * What signing in, registering and free play answer. With `passwordExpired` every call but changing the password, `/wps/member/info` and
 * logging out fails with `auth.password_change_required` until the password is changed; `passwordFault` says why.
 */
export const SignedIn = Type.Object({
  token: Type.String(),
  /** No session of this member was ever started before. */
  firstTimeLogin: Type.Boolean(),
  passwordExpired: Type.Boolean(),
  passwordFault: Type.Optional(Type.Enum([...passwordFaults])),
});
export type SignedIn = Static<typeof SignedIn>;

/** Ways in which a member shows at sign-in that it is really them. */
export const challengeMethods = ['sms', 'mail', 'payment-password', 'authenticator'] as const;
export type ChallengeMethod = (typeof challengeMethods)[number];

/**
 * `details` of `auth.challenge_required`. `target` is where a code goes, masked, or empty: `payment-password` asks for the withdrawal password,
 * `authenticator` for its code or a recovery code. The challenge is good for five minutes, five answers, and the address that asked.
 */
export interface ChallengeRequired {
  challenge: string;
  ways: readonly { way: ChallengeMethod; target: string }[];
}

const challenge = text(64, 1);

/** `POST /wps/session/login/check/code` (ours): sends the code of a way that has one. */
export const ChallengeCodeBody = Type.Object({ challenge, way: Type.Enum(['sms', 'mail']) }, closed);
export type ChallengeCodeBody = Static<typeof ChallengeCodeBody>;
/** A code is on its way, and is good for so many minutes. */
export const ChallengeCodeSent = Type.Object({ expiredMinutes: Type.Integer() });
export type ChallengeCodeSent = Static<typeof ChallengeCodeSent>;

/** `POST /wps/session/login/check` (ours). */
export const VerifyChallengeBody = Type.Object({ challenge, way: Type.Enum([...challengeMethods]), answer: text(120, 1) }, closed);
export type VerifyChallengeBody = Static<typeof VerifyChallengeBody>;

/** `POST /wps/session/code` (ours): what an address carries in place of a token. Good once, for a minute, in the brand it was made in. */
export const OneTimeCode = Type.Object({ code: text(64, 1) }, closed);
export type OneTimeCode = Static<typeof OneTimeCode>;
/** `POST /wps/session/code/owner` (ours): as whom a code signs in, without using it up. `bound`: it is good in this browser only, which asked for it. */
export const CodeOwner = Type.Object({ account: Type.String(), bound: Type.Boolean() });
export type CodeOwner = Static<typeof CodeOwner>;
/** `POST /wps/session/code/issue` (ours): a code by which another device continues as this member. */
export const IssuedCode = Type.Object({ code: Type.String(), seconds: Type.Integer() });
export type IssuedCode = Static<typeof IssuedCode>;
