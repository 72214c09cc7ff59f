import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import { registrationFields } from './registration-fields';
import { captchaAnswer } from './sign-in';

const closed = { additionalProperties: false } as const;
const optional = Type.Optional(text(200));

/** What both ways to register can tell. Which fields a brand asks for, and in what form, is in its registration rules. */
const optionalFields = {
  nickname: optional,
  payeeName: optional,
  email: optional,
  qqNum: optional,
  recommenderId: optional,
  affiliateCode: optional,
  referralCode: optional,
  paymentPassword: optional,
  line: optional,
  whatsapp: optional,
  facebook: optional,
  wechat: optional,
  telegram: optional,
  zalo: optional,
  idNumber: optional,
  birthday: optional,
  address: optional,
  nationality: optional,
  occupation: optional,
  incomeSource: optional,
  countryDialingCode: Type.Optional(text(6)),
  /** The code that was sent to the number by SMS. */
  verificationCode: Type.Optional(text(12)),
  /** Of the third party that verified the number in place of a code, where the brand's installation has one. */
  firebaseChannel: Type.Optional(text(40)),
  firebaseIdToken: Type.Optional(text(4096)),
  /** Ours. What was ticked; nobody has an account without both. */
  termsAccepted: Type.Optional(Type.Boolean()),
  adultConfirmed: Type.Optional(Type.Boolean()),
  registerUrl: Type.Optional(text(500)),
  domain: Type.Optional(text(253)),
  registerMethod: Type.Literal('WEB'),
  device: Type.Optional(text(40)),
  /** Who registered is signed in, with or without it. */
  login: Type.Optional(Type.Literal(true)),
  ...captchaAnswer,
};

/** `PUT /wps/member/register`: by user name. With the flag `REGMOBVERF3` the mobile number and its code are asked for as well. */
export const RegisterBody = Type.Object(
  { username: text(64), password: text(128), confirmPassword: text(128), mobileNum: optional, ...optionalFields },
  closed,
);
export type RegisterBody = Static<typeof RegisterBody>;

/** `PUT /wps/member/register/mobile`: by mobile number and its code; the user name is given. A password only with the flag `MOBILENUMPASSREG3`. */
export const RegisterMobileBody = Type.Object(
  { mobileNum: text(200), password: Type.Optional(text(128)), confirmPassword: Type.Optional(text(128)), ...optionalFields },
  closed,
);
export type RegisterMobileBody = Static<typeof RegisterMobileBody>;

/** One field of the registration form. `acceptedPattern` is an expression for the `u` flag, or a lone `*`. */
export const RegistrationRule = Type.Object({
  field: Type.Enum([...registrationFields]),
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  acceptedPattern: Type.String(),
  patternId: Type.String(),
  minLength: Type.Integer(),
  maxLength: Type.Integer(),
});
export type RegistrationRule = Static<typeof RegistrationRule>;

/** `GET /wps/system/setting/register`, in the order in which the form shows them. */
export const RegistrationRules = Type.Object({ rules: Type.Array(RegistrationRule), adultAge: Type.Integer() });
export type RegistrationRules = Static<typeof RegistrationRules>;
