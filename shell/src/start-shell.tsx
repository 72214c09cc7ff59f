import type { PageData } from '@pavilion/api/site';
import type { HttpClient } from '@pavilion/host/http';
import { createShell, type Shell } from './create-shell';
import { createDialogs } from './dialogs/create-dialogs';
import { openService } from './dialogs/open-service';
import { createEventBus } from './events/create-event-bus';
import { createHttpClient } from './http/create-http-client';
import { axiosTransport } from './http/transport';
import { startManifests } from './manifest';
import { messages } from './messages';
import { keepStaticContent } from './page/static-content';
import { createPreferences } from './preferences/preferences';
import { createRemotes } from './remotes';
import { createSession, SessionDialogs } from './session';
import { encryptBody } from './session/envelope';
import { openStream } from './stream';

/**
 * Puts the shell together from what the page brought.
 *
 * @throws Error when no manifest can be believed
 */
export async function startShell(page: PageData, document: Document): Promise<Shell> {
  const preferences = createPreferences(page.brand, document);
  const events = createEventBus();
  const dialogs = createDialogs({ openService });
  const http: HttpClient = createHttpClient({
    first: page.first,
    transport: axiosTransport,
    locale: preferences.locale.current,
    token: () => session.token(),
    onTokenRefused: () => session.tokenRefused(),
    encrypt: (call, body) => encryptBody(page.envelopeKey, call, body),
    abnormalText: () => messages[preferences.locale.current()]['network.abnormal'],
  });
  const session = createSession({ http, events });
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
  const remotes = createRemotes({ ...manifests, onRefusal: (refusal) => console.warn(refusal.refusal, refusal) });
  events.on('toast.wanted').subscribe(({ tone, text }) => dialogs.toast(tone, text));
  events.on('session.changed').subscribe(() => stream.reconnect());
  stream.balance$.subscribe((balance) => events.emit('balance.changed', balance));
  stream.sessionEnded$.subscribe(() => session.tokenRefused());
  return createShell({
    ...{ page, preferences, manifests, events, http, session, dialogs },
    views: {
      Page: remotes.Page,
      Layout: remotes.Layout,
      renderSlot: (name, props) => remotes.renderSlot({ name, props }),
    },
    staticContent: keepStaticContent(document),
    overlays: <SessionDialogs session={session} />,
  });
}
