import type { SocialProviders } from '@pavilion/api/auth';
import { createFieldCipher } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Member } from '../members';
import type { SocialAccounts } from './accounts';
import { type PendingAuthorization, type OpenIdProvider, openIdProvider } from './providers';

/** Signing in with an account of another site. */
export interface SocialSignIn {
  providersOf(brand: Brand): SocialProviders['providers'];
  /** Where to send the browser, and what it keeps meanwhile. @throws DomainError `auth.social_unknown`, `service.unavailable` */
  begin(brand: Brand, provider: string, redirectUri: string): Promise<{ location: string; kept: string }>;
  /** The address of ours at which the browser goes on: with a one-time code, or with a ticket. @throws DomainError `auth.social_refused`, `register.off` */
  finish(brand: Brand, provider: string, address: URL, browser: { kept: string | undefined; mark: string }): Promise<string>;
}

/** What the browser keeps, sealed, while it is away. */
interface PendingSignIn extends PendingAuthorization {
  brand: string;
  provider: string;
  until: number;
}

/** Seconds that somebody may take at the provider. */
export const SIGN_IN_TIMEOUT_SECONDS = 600;
const CONTEXT = 'social sign-in';

/** Signs somebody in at an address of ours; what signs members in can do it. */
interface CodeIssuer {
  issueOneTimeCodeFor(member: Member, mark: string): Promise<{ code: string }>;
}

interface Dependencies {
  accounts: SocialAccounts;
  auth: CodeIssuer;
}

export async function createSocialSignIn({ config, log }: Platform, { accounts, auth }: Dependencies): Promise<SocialSignIn> {
  const cipher = await createFieldCipher(config);
  const providers = new Map<string, OpenIdProvider>(config.social.map((provider) => [provider.id, openIdProvider(provider)]));
  const offered = (brand: Brand, id: string): OpenIdProvider => {
    const provider = brand.flags.SOCIALLOGIN ? providers.get(id) : undefined;
    if (!provider) throw new DomainError('auth.social_unknown');
    return provider;
  };
  const refuse = (id: string, error: unknown): never => {
    // Only names of failures: what providers send along holds codes and tokens.
    const { name, code } = error as { name?: string; code?: string };
    log.warn({ provider: id, failure: name, code }, 'a provider did not confirm a sign-in');
    throw new DomainError('auth.social_refused');
  };
  const opened = (kept: string | undefined): PendingSignIn | undefined => {
    try {
      return kept ? (JSON.parse(cipher.open(Buffer.from(kept, 'base64url'), CONTEXT)) as PendingSignIn) : undefined;
    } catch {
      // A cookie that is not ours, or from before a key was changed: whoever has it begins anew.
      return undefined;
    }
  };
  return {
    providersOf: ({ flags }) => (flags.SOCIALLOGIN ? config.social.map(({ id, name }) => ({ id, name })) : []),
    async begin(brand, id, redirectUri) {
      const { location, expected } = await offered(brand, id)
        .begin(redirectUri)
        .catch((error: unknown) => {
          log.warn({ provider: id, failure: (error as Error).name }, 'a provider does not answer');
          throw new DomainError('service.unavailable');
        });
      const away: PendingSignIn = {
        ...expected,
        brand: brand.code,
        provider: id,
        until: Date.now() + SIGN_IN_TIMEOUT_SECONDS * 1000,
      };
      return { location, kept: cipher.seal(JSON.stringify(away), CONTEXT).toString('base64url') };
    },
    async finish(brand, id, address, { kept, mark }) {
      const provider = offered(brand, id);
      const away = opened(kept);
      if (!away || away.brand !== brand.code || away.provider !== id || away.until < Date.now())
        throw new DomainError('auth.social_refused');
      const person = await provider.finish(address, away).catch((error: unknown) => refuse(id, error));
      const found = await accounts.resolve(brand, person);
      if ('ticket' in found) return `/login?join=${found.ticket}`;
      return `/login?code=${(await auth.issueOneTimeCodeFor(found.member, mark)).code}`;
    },
  };
}
