import { type Static, Type } from 'typebox';

/**
 * `GET /wps/session/social` (ours). Signing in by one begins with going to `/wps/session/social/<id>/start`, and ends at `/login?code=` with a
 * one-time code, at `/login?error=` with an error code, or at `/login?join=` when the mail is a member's: they sign in once by password.
 */
export const SocialProviders = Type.Object({
  providers: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
});
export type SocialProviders = Static<typeof SocialProviders>;
