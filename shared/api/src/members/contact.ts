import { type Static, Type } from 'typebox';
import { Proof } from '../auth';
import { password } from '../auth/sign-in';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;

/** By what somebody comes back who forgot their password. */
export const contactWays = ['mail', 'mobile'] as const;
export type ContactWay = (typeof contactWays)[number];

/** `GET /wps/member/contact` (ours). `missing`: the member has a password and no way back; `ways` are those that a code can be sent by. */
export const MemberContact = Type.Object({ missing: Type.Boolean(), ways: Type.Array(Type.Enum([...contactWays])) }, closed);
export type MemberContact = Static<typeof MemberContact>;

/** What is added: a mail address, or a number as `Country` has them. */
const fields = {
  email: Type.Optional(text(120, 1)),
  mobileNum: Type.Optional(text(24, 1)),
  countryDialingCode: Type.Optional(text(6, 1)),
};
const oneOfBoth = { oneOf: [{ required: ['email'] }, { required: ['mobileNum', 'countryDialingCode'] }] };

/** `POST /wps/member/contact/code` (ours): sends a code to a mail address or a number. */
export const ContactCodeBody = Type.Object(fields, { ...closed, ...oneOfBoth });
export type ContactCodeBody = Static<typeof ContactCodeBody>;

/** `PUT /wps/member/contact` (ours, encrypted): adds what the code was sent to, where the member had none of its kind. */
export const ContactBody = Type.Object(
  { ...fields, verificationCode: text(12, 1), password, proof: Type.Optional(Proof) },
  { ...closed, ...oneOfBoth },
);
export type ContactBody = Static<typeof ContactBody>;
