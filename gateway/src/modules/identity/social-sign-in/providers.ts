import * as openid from 'openid-client';
import type { SocialProvider } from '../../../platform/social-config';
import type { ProviderProfile } from './account-store';

/** What has to come back from the provider, kept by the browser meanwhile. */
export interface PendingAuthorization {
  state: string;
  nonce: string;
  /** Of PKCE: proves that whoever brings the code also asked for it. */
  verifier: string;
}

/** One provider, as OpenID Connect knows it. */
export interface OpenIdProvider {
  /** Where the browser goes, and what has to come back. */
  begin(redirectUri: string): Promise<{ location: string; expected: PendingAuthorization }>;
  /** Who it was. @throws Error when anything that came back is not as expected */
  finish(address: URL, expected: PendingAuthorization): Promise<ProviderProfile>;
}

const TIMEOUT_SECONDS = 3;
/** Clocks of providers may be off by so much. */
const CLOCK_SKEW_SECONDS = 30;

/** The provider's own description is read with the first sign-in, and again as long as that fails. */
export function openIdProvider({ id, issuer, clientId, clientSecret }: SocialProvider): OpenIdProvider {
  let known: Promise<openid.Configuration> | undefined;
  const configuration = async () => {
    known ??= discover(issuer, clientId, clientSecret);
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
  return {
    async begin(redirectUri) {
      const config = await configuration();
      const expected = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const location = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: expected.state,
        nonce: expected.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(expected.verifier),
        code_challenge_method: 'S256',
      });
      return { location: location.href, expected };
    },
    async finish(address, { state, nonce, verifier }) {
      const answer = await openid.authorizationCodeGrant(await configuration(), address, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = answer.claims();
      if (!claims) throw new Error('the provider sent no identity');
      const { sub, email, email_verified: verified, name } = claims;
      return {
        provider: id,
        subject: sub,
        mail: verified === true && typeof email === 'string' ? email : undefined,
        name: typeof name === 'string' ? name : undefined,
      };
    },
  };
}

async function discover(issuer: string, clientId: string, clientSecret: string): Promise<openid.Configuration> {
  // The configuration lets plain addresses through outside production only.
  const plain = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
  const config = await openid.discovery(
    new URL(issuer),
    clientId,
    { client_secret: clientSecret, [openid.clockTolerance]: CLOCK_SKEW_SECONDS },
    undefined,
    // The signature is checked as well, whatever the channel.
    { timeout: TIMEOUT_SECONDS, execute: [...plain, openid.enableNonRepudiationChecks] },
  );
  return config;
}
