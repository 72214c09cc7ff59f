import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import { Enrolment, NewOperator } from './operators';

const closed = { additionalProperties: false } as const;
const { code, password: newPassword } = Enrolment.properties;
/** What operators prove before they change how they sign in: a stolen session is not enough. */
const proof = { password: text(200, 1), code };

/** `PUT /staff/account/password`: ends every other session, and renews this one. */
export const OwnPassword = Type.Object({ ...proof, newPassword }, closed);
export type OwnPassword = Static<typeof OwnPassword>;

/** `PUT /staff/account/mail`: where the operator is told of what happens to the account; null for nowhere. The old address is told. */
export const OwnMail = Type.Object({ ...proof, mail: Type.Union([NewOperator.properties.mail, Type.Null()]) }, closed);
export type OwnMail = Static<typeof OwnMail>;

/** `POST /staff/account/authenticator`: a new secret, good for ten minutes and for nothing until `PUT` proves that the authenticator has it. */
export const NewAuthenticator = Type.Object(proof, closed);
export type NewAuthenticator = Static<typeof NewAuthenticator>;

/** `PUT /staff/account/authenticator`: a code of the new secret, which replaces the old one. Ends every other session. */
export const AuthenticatorCode = Type.Object({ code }, closed);
export type AuthenticatorCode = Static<typeof AuthenticatorCode>;

/** What an authenticator reads from a QR code. */
export interface AuthenticatorView {
  otpauth: string;
  until: string;
}

/** A session of the operator who asks. */
export interface StaffSessionView {
  id: string;
  /** The network of the address, its last part hidden. */
  network: string;
  device: string;
  startedAt: string;
  seenAt: string;
  /** The one that asks. */
  current: boolean;
}

/** `GET /staff/account`: how the operator signs in, and where they are signed in, the latest first. */
export interface OwnAccount {
  mail: string | null;
  sessions: StaffSessionView[];
}
