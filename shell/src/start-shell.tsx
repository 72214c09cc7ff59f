import type { PageData } from '@pavilion/api/site';
import type { Refusal } from '@pavilion/contract';
import type { HttpClient } from '@pavilion/host/http';
import { errorText } from '@pavilion/i18n';
import { createShell, type Shell } from './create-shell';
import { createDialogs } from './dialogs/create-dialogs';
import { openService } from './dialogs/open-service';
import { createEventBus } from './events/create-event-bus';
import { createHttpClient } from './http/create-http-client';
import { axiosTransport } from './http/transport';
import { startManifests } from './manifest';
import { type MessageId, messages } from './messages';
import { keepStaticContent } from './page/static-content';
import { createPreferences } from './preferences/preferences';
import { createRemotes } from './remotes';
import { createEncryptor, createSession, SessionDialogs } from './session';
import { openStream } from './stream';

/**
 * Puts the shell together from what the page brought.
 *
 * @throws Error when no manifest can be believed
 */
export async function startShell(page: PageData, document: Document): Promise<Shell> {
  const preferences = createPreferences(page.brand, document);
  const said = (id: MessageId) => messages[preferences.locale.current()][id];
  const events = createEventBus();
  const dialogs = createDialogs({ openService });
  const http: HttpClient = createHttpClient({
    first: page.first,
    transport: axiosTransport,
    locale: preferences.locale.current,
    token: () => session.token(),
    onTokenRefused: () => session.tokenRefused(),
    encrypt: createEncryptor(() => http),
    abnormalText: () => said('network.abnormal'),
  });
  const session = createSession({
    http,
    events,
    endedText: () => errorText('auth.required', preferences.locale.current()),
    ...(globalThis.BroadcastChannel && { channel: new BroadcastChannel('pavilion-session') }),
  });
  const stream = openStream({ token: session.token });
  const manifests = await startManifests({
    brand: page.brand.code,
    embedded: page.manifest,
    announced$: stream.manifest$,
    live$: stream.live$,
    onApplied(seq) {
      stream.acknowledge(seq);
      events.emit('manifest.applied', { seq });
    },
  });
  const remotes = createRemotes({ ...manifests, onRefusal: log });
  events.on('toast.wanted').subscribe(({ tone, text }) => dialogs.toast(tone, text));
  events.on('session.changed').subscribe(() => stream.reconnect());
  stream.balance$.subscribe((balance) => events.emit('balance.changed', balance));
  // Some session of this member ended; whether it was this one, the gateway says.
  stream.sessionEnded$.subscribe(() => void session.source.refresh().catch(() => undefined));
  return createShell({
    ...{ page, preferences, manifests, events, http, dialogs },
    session: session.source,
    views: {
      Page: remotes.Page,
      Layout: remotes.Layout,
      renderSlot: (name, props) => remotes.renderSlot({ name, props }),
    },
    staticContent: keepStaticContent(document),
    overlays: <SessionDialogs session={session} />,
  });
}

/** Refusals are shown where the part would be, and written where whoever looks after the site looks. */
function log(refusal: Refusal): void {
  // oxlint-disable-next-line no-console
  console.warn(refusal.refusal, refusal);
}
