import { createEnvelopes } from '../../platform/crypto';
import type { GroupRoutes } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import type { ControlServices } from '../control';
import { authRoutes, createAuth, createRegistrationAdmin, registrationStaffRoutes } from './auth';
import { authenticatorRoutes, createAuthenticators } from './authenticator';
import { createMemberAdmin, memberAdminRoutes } from './member-admin';
import { createMembers, memberRoutes } from './members';
import { createSocialAccounts, createSocialSignIn, socialRoutes } from './social-sign-in';
import { createVerification, verificationRoutes } from './verification';

export type IdentityServices = Awaited<ReturnType<typeof createServices>>;

/** Who a player is, and how they prove it. */
export async function createIdentity(platform: Platform, control: ControlServices) {
  const services = await createServices(platform, control);
  const { auth, authenticators, envelopes, members } = services;
  const routes: GroupRoutes = {
    player: [
      authRoutes(auth, envelopes, platform.config.publicOrigin),
      authenticatorRoutes({ authenticators, auth, members }),
      socialRoutes(services.socialSignIn),
      memberRoutes(members),
      verificationRoutes(services.verification),
    ],
    staff: [memberAdminRoutes(services.memberAdmin), registrationStaffRoutes(services.registrationAdmin)],
  };
  return { services, routes };
}

async function createServices(platform: Platform, { audit, brands, outbox }: ControlServices) {
  const envelopes = createEnvelopes(platform);
  const members = await createMembers(platform);
  const verification = await createVerification(platform, { members, outbox });
  const authenticators = await createAuthenticators(platform, { audit });
  const socialAccounts = await createSocialAccounts(platform, { members });
  const auth = createAuth(platform, { audit, members, authenticators, outbox, verification, socialAccounts });
  const socialSignIn = await createSocialSignIn(platform, { accounts: socialAccounts, auth });
  const registrationAdmin = createRegistrationAdmin(platform.db, audit);
  const memberAdmin = createMemberAdmin(platform, { audit, auth, brands, members, outbox, verification });
  return { envelopes, members, verification, authenticators, auth, socialSignIn, registrationAdmin, memberAdmin };
}
