import { type Static, Type } from 'typebox';
import { Proof } from '../auth';
import { text } from '../schemas';

/** A sign-in as its owner is shown it. */
export const SignInRecord = Type.Object({ at: Type.String(), device: Type.String(), address: Type.String() });
export type SignInRecord = Static<typeof SignInRecord>;

/** `GET /wps/member/info`. `id` is the public id; what `type` means is in `member-types`. */
export const MemberInfo = Type.Object({
  id: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  type: Type.Integer(),
  inviteCode: Type.String(),
  registeredAt: Type.String(),
  /** Missing at the first sign-in. */
  previousSignIn: Type.Optional(SignInRecord),
});
export type MemberInfo = Static<typeof MemberInfo>;

/** `GET /wps/member/info/icon`: the address of a member's picture, on the brand's own site. */
export const MemberIcon = Type.Object({ icon: Type.String() }, { additionalProperties: false });
export type MemberIcon = Static<typeof MemberIcon>;

/** What a member tells about themselves beside the nickname. */
export const profileFields = ['email', 'telegram', 'whatsapp', 'facebook', 'birthday', 'address'] as const;
export type ProfileField = (typeof profileFields)[number];

export * from './contact';

const entries = {
  nickname: text(24),
  email: text(120),
  telegram: text(40),
  whatsapp: text(20),
  facebook: text(60),
  birthday: text(10),
  address: text(200),
};

/** `GET /wps/member/info/profile` (ours). What was never told is an empty string. */
export const Profile = Type.Object(entries);
export type Profile = Static<typeof Profile>;

/**
 * `PUT /wps/member/info` (ours): the fields that change; an empty string takes one back. Another `email` takes the password and a proof, because a
 * new password can be asked for there.
 */
export const ProfileChange = Type.Partial(Type.Object({ ...entries, password: text(128), proof: Proof }), {
  additionalProperties: false,
  minProperties: 1,
});
export type ProfileChange = Static<typeof ProfileChange>;
