import { type Static, Type } from 'typebox';
import { password } from '../auth/sign-in';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;

/** A number as people type it, with or without the leading zero, and its country's code with or without `+`. The server knows its normal form. */
const mobileNum = text(24, 1);
const countryDialingCode = text(6, 1);
/** Six digits. What else is typed is a wrong code. */
const verificationCode = text(12, 1);

/** What a code by SMS is for, when asked for by somebody who is not signed in. A code is good for that and for nothing else. */
export const codePurposes = ['login', 'password'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** `POST /wps/verification/sms/noLogin`. The answer is the same whether or not the number has an account; only one that has gets a message. Without a purpose it is for signing in. */
export const SendCodeBody = Type.Object(
  { mobileNum, countryDialingCode, purpose: Type.Optional(Type.Enum([...codePurposes])) },
  closed,
);
export type SendCodeBody = Static<typeof SendCodeBody>;

/** `POST /wps/verification/sms/register`. */
export const SendRegistrationCodeBody = Type.Object({ mobileNo: mobileNum, countryDialingCode }, closed);
export type SendRegistrationCodeBody = Static<typeof SendRegistrationCodeBody>;

/** Minutes until another code can be asked for: the countdown of the button. The code itself is good for five minutes and five tries. */
export const CodeSent = Type.Object({ expiredMinutes: Type.Integer() }, closed);
export type CodeSent = Static<typeof CodeSent>;

/** A page of somebody else's where a number is proven in place of our code; `channel` goes along with what it gives. */
export const PhoneProvider = Type.Object({ page: Type.String(), channel: Type.String() }, closed);
export type PhoneProvider = Static<typeof PhoneProvider>;

/** `GET /wps/verification/sms/provider` (ours): null where the brand sends codes itself. */
export const PhoneProviders = Type.Object({ provider: Type.Union([PhoneProvider, Type.Null()]) }, closed);
export type PhoneProviders = Static<typeof PhoneProviders>;

/** `POST /wps/member/password/email`. The answer is the same whether or not name and address belong together. */
export const PasswordResetMailBody = Type.Object({ username: text(64, 1), email: text(200, 1) }, closed);
export type PasswordResetMailBody = Static<typeof PasswordResetMailBody>;

/** `PUT /wps/member/password/reset` (ours): `code` is what the mail's link carries, `/login?reset=<code>`, once, within half an hour. */
export const ResetPasswordBody = Type.Object({ code: text(64, 1), newPassword: password, confirmNewPassword: password }, closed);
export type ResetPasswordBody = Static<typeof ResetPasswordBody>;

/** `PUT /wps/member/password/verification`: a new password by a code of purpose `password`. */
export const ResetPasswordByMobileBody = Type.Object(
  { mobileNum, countryDialingCode, verificationCode, newPassword: password },
  closed,
);
export type ResetPasswordByMobileBody = Static<typeof ResetPasswordByMobileBody>;

/**
 * A country whose mobile numbers a brand takes. A number has `minDigits` to `maxDigits` digits without the country's code and without
 * `trunkPrefix`, which people may type in front and which does not count.
 */
export const Country = Type.Object(
  {
    /** Two letters of ISO 3166. */
    countryCode: Type.String(),
    /** Without `+`. */
    countryDialingCode: Type.String(),
    /** In the language of the request. */
    name: Type.String(),
    minDigits: Type.Integer(),
    maxDigits: Type.Integer(),
    trunkPrefix: Type.String(),
    /** A number as people there write it. */
    example: Type.String(),
  },
  closed,
);
export type Country = Static<typeof Country>;

/** `GET /wps/system/countryCodes`, the brand's own first; `/wps/system/countries` answers the same. */
export const Countries = Type.Object({ list: Type.Array(Country) }, closed);
export type Countries = Static<typeof Countries>;
