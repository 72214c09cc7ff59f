import { type Static, Type } from 'typebox';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;

/** By what else than the password a member shows that a change is theirs. */
export const proofMethods = ['authenticator', 'payment-password', 'sms', 'mail'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/**
 * What goes along with the password when something is changed that protects the account. Missing or of a method that is not offered:
 * `auth.proof_required`, whose `details` are a `ProofMethods`. Wrong: `auth.proof_wrong`.
 */
export const Proof = Type.Object({ way: Type.Enum([...proofMethods]), answer: text(64, 1) }, closed);
export type Proof = Static<typeof Proof>;

/** `details` of `auth.proof_required`. `target` is where a code goes, masked, or empty. */
export const ProofMethods = Type.Object({
  ways: Type.Array(Type.Object({ way: Type.Enum([...proofMethods]), target: Type.String() })),
});
export type ProofMethods = Static<typeof ProofMethods>;

/** `POST /wps/member/proof/code` (ours): sends the code of a proof. */
export const ProofCodeBody = Type.Object({ way: Type.Enum(['sms', 'mail']) }, closed);
export type ProofCodeBody = Static<typeof ProofCodeBody>;
