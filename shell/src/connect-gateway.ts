import type { MemberInfo } from '@pavilion/api/members';
import type { PageData } from '@pavilion/api/site';
import type { HttpClient } from '@pavilion/host/http';
import type { DialogController } from './dialogs/create-dialogs';
import type { EventBus } from '@pavilion/host/events';
import { createHttpClient } from './http/create-http-client';
import { axiosTransport } from './http/transport';
import type { MessageId } from './messages';
import type { Preferences } from './preferences/preferences';
import { createEncryptor, createSession, type ShellSession } from './session';
import type { Region } from './states/region';

interface GatewayOptions {
  page: PageData;
  locale: Preferences['locale'];
  messageText(id: MessageId): string;
  events: EventBus;
  region: Region;
  toast: DialogController['toast'];
}

/** The client of the gateway and the session on this page: each call needs the session's token, each session the client. */
export function connectGateway({ page, locale, messageText, events, region, toast }: GatewayOptions): {
  http: HttpClient;
  session: ShellSession;
} {
  const http: HttpClient = createHttpClient({
    prefetched: page.first,
    transport: axiosTransport,
    hosts: page.brand.launchHosts,
    locale: locale.current,
    token: () => session.token(),
    signOutSignal: (call) => session.signOutSignal(call),
    onTokenRenewed: (token) => session.onTokenRenewed(token),
    onTokenRefused: () => session.onTokenRefused(),
    onRefused(failure, method) {
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
    onSignedIn: (info) => greet(info, locale, toast),
    ...(globalThis.BroadcastChannel && { channel: new BroadcastChannel('pavilion-session') }),
  });
  return { http, session };
}

/** Tells a member when they were last here. */
function greet(info: MemberInfo, locale: Preferences['locale'], toast: DialogController['toast']): void {
  void import(/* webpackChunkName: "session" */ './session/welcome-back-text').then(
    ({ welcomeBackText }) => {
      const text = welcomeBackText(info, locale.current());
      if (text) toast('info', text);
    },
    // Nothing is lost but the word.
    () => undefined,
  );
}
