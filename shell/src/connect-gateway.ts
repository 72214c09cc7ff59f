import { memberContracts } from '@pavilion/api/calls/agents';
import { isTrial } from '@pavilion/api/member-types';
import type { PageData } from '@pavilion/api/site';
import type { HttpClient } from '@pavilion/host/http';
import type { EventBus } from '@pavilion/host/events';
import { createHttpClient } from './http/create-http-client';
import { createSessionCache, type SessionCache } from './http/session-cache';
import { createTransport } from './http/transport';
import type { MessageId } from './messages';
import type { Preferences } from './preferences/preferences';
import { createEncryptor, createSession, enterMerchant, type ShellSession } from './session';
import type { Region } from './states/region';

interface GatewayOptions {
  page: PageData;
  locale: Preferences['locale'];
  messageText(id: MessageId): string;
  events: EventBus;
  region: Region;
  /** Whether a flag of the brand is on at this moment. */
  isOn(flag: string): boolean;
}

/** The client of the gateway and the session on this page: each call needs the session's token, each session the client. */
export function connectGateway({ page, locale, messageText, events, region, isOn }: GatewayOptions): {
  http: HttpClient;
  session: ShellSession;
  kept: SessionCache;
} {
  enterMerchant(page.brand.code);
  const kept = createSessionCache(page.catalogue);
  const http: HttpClient = createHttpClient({
    prefetched: page.first,
    transport: createTransport(),
    kept,
    hosts: page.brand.launchHosts,
    locale: locale.current,
    token: () => session.token(),
    signOutSignal: (call) => session.signOutSignal(call),
    onTokenRenewed: (token) => session.onTokenRenewed(token),
    onTokenRefused: () => session.onTokenRefused(),
    onRefused(failure, method) {
      if (failure.code === 'register.invalid') kept.forget(['registrationRules']);
      if (failure.code === 'site.region_blocked') region.block();
      else session.onCallRefused(failure, method);
    },
    encrypt: createEncryptor(() => http),
    messageText,
  });
  const session = createSession({
    http,
    events,
    sessionEndedText: () => messageText('auth.required'),
    onSignedIn(info) {
      kept.forget(['memberContracts']);
      if (isOn('AGENTPOLICY3') && !isTrial(info.type)) readContracts(http);
    },
    ...(globalThis.BroadcastChannel && { channel: new BroadcastChannel('pavilion-session') }),
  });
  return { http, session, kept };
}

/** Which contracts a member has decides what the agent centre shows; the session keeps the answer for it. */
function readContracts(http: HttpClient): void {
  // Nobody waits for it, and it may fail unseen: whoever needs it asks again, and is told then.
  http.call(memberContracts).catch(() => undefined);
}
