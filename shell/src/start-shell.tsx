import type { MemberInfo } from '@pavilion/api/members';
import type { PageData } from '@pavilion/api/site';
import type { Locale } from '@pavilion/contract';
import { collectSightings } from './telemetry/sightings';
import type { HttpClient } from '@pavilion/host/http';
import { createShell, type Shell } from './create-shell';
import { createDialogs, type DialogDesk } from './dialogs/create-dialogs';
import { openBeside } from './dialogs/open-beside';
import { createEventBus } from './events/create-event-bus';
import { createHttpClient } from './http/create-http-client';
import { createInformation } from './information/information';
import { LateArrivals } from './information/late';
import { axiosTransport } from './http/transport';
import { startManifests, visitorId } from './manifest';
import { type MessageId, textOf } from './messages';
import { keepStaticContent } from './page/static-content';
import { createPreferences } from './preferences/preferences';
import { createRemotes, type RefusedPart, versionSkew } from './remotes';
import { createEncryptor, createSession, SessionDialogs } from './session';
import { createRegion } from './states/region';
import { openStream } from './stream';
import type { TelemetryNeeds } from './telemetry/start-telemetry';

const TELEMETRY_AFTER_MS = 3_000;

/**
 * Puts the shell together from what the page brought.
 *
 * @throws Error when no manifest can be believed
 */
export async function startShell(page: PageData, document: Document): Promise<Shell> {
  const preferences = createPreferences(page.brand, document);
  const said = (id: MessageId) => textOf(id, preferences.locale.current());
  const events = createEventBus();
  const region = createRegion(page.regionBlocked);
  const dialogs = dialogsIn(preferences.locale.current);
  const http: HttpClient = createHttpClient({
    first: page.first,
    transport: axiosTransport,
    hosts: page.brand.launchHosts,
    locale: preferences.locale.current,
    token: () => session.token(),
    ending: (call) => session.ending(call),
    onTokenRefused: () => session.tokenRefused(),
    onRefused(failure, method) {
      if (failure.code === 'site.region_blocked') region.block();
      else session.refused(failure, method);
    },
    encrypt: createEncryptor(() => http),
    said,
  });
  const session = createSession({
    http,
    events,
    endedText: () => said('auth.required'),
    onEntered: (info) => greet(info, preferences.locale.current(), dialogs.toast),
    ...(globalThis.BroadcastChannel && { channel: new BroadcastChannel('pavilion-session') }),
  });
  const manifests = await startManifests({
    brand: page.brand.code,
    embedded: page.manifest,
    visitor: visitorId(),
    onApplied(seq) {
      stream?.acknowledge(seq);
      events.emit('manifest.applied', { seq });
    },
  });
  const isPreview = manifests.current().preview !== undefined;
  const stream = isPreview ? undefined : openStream({ token: session.token });
  if (stream) manifests.follow({ announced$: stream.manifest$, live$: stream.live$ });
  manifests.manifest$.subscribe(preferences.follow);
  const sightings = collectSightings();
  const remotes = createRemotes({
    ...manifests,
    onRefusal(part) {
      log(part);
      sightings.refused(part);
    },
    onShown: sightings.shown,
    onLeaving: (how) => dialogs.toast('info', said(`leaving.${how}`)),
  });
  events.on('toast.wanted').subscribe(({ tone, text }) => dialogs.toast(tone, text));
  stream?.balance$.subscribe((balance) => events.emit('balance.changed', balance));
  stream?.announcements$.subscribe(() => events.emit('announcements.changed', {}));
  stream?.catalogue$.subscribe(() => events.emit('catalogue.changed', {}));
  // Some session of this member ended; whether it was this one, the gateway says.
  stream?.sessionEnded$.subscribe(() => void session.source.refresh().catch(() => undefined));
  events.on('session.changed').subscribe(() => stream?.reconnect());
  if (isPreview) hidePreviewToken();
  else tellLater({ sightings, seq: () => manifests.current().seq, skew: versionSkew });
  return createShell({
    page,
    preferences,
    manifests,
    events,
    http,
    dialogs,
    session: session.source,
    information: createInformation(),
    region,
    views: {
      Page: remotes.Page,
      Layout: remotes.Layout,
      renderSlot: (name, props) => remotes.renderSlot({ name, props }),
    },
    staticContent: keepStaticContent(document),
    overlays: (
      <>
        <SessionDialogs session={session} missingText={() => said('network.abnormal')} />
        <LateArrivals session={session} dialogs={dialogs} />
      </>
    ),
    version: PAVILION_SHELL_VERSION,
    reload: () => location.reload(),
  });
}

function dialogsIn(locale: () => Locale): DialogDesk {
  return createDialogs({
    openService: (address) => openBeside(address, 'pavilion-service') !== null,
    blocked: () =>
      import(/* webpackChunkName: "information" */ './information/contact/blocked-window').then((loaded) =>
        loaded.blockedWindow(locale()),
      ),
    leaveFor: (address) => location.assign(address),
  });
}

/** Tells a member when they were last here. Without it nothing is lost but the word. */
function greet(info: MemberInfo, locale: Locale, toast: DialogDesk['toast']): void {
  void import(/* webpackChunkName: "session" */ './session/greeting').then(
    ({ greeting }) => {
      const text = greeting(info, locale);
      if (text) toast('info', text);
    },
    () => undefined,
  );
}

/** Refusals are shown where the part would be, and written where whoever looks after the site looks. */
function log(refusal: RefusedPart): void {
  // oxlint-disable-next-line no-console
  console.warn(refusal.refusal, refusal);
}

/** Whoever sends waits until the page is there; what was seen before is kept for it. */
function tellLater(needs: TelemetryNeeds): void {
  const start = () =>
    void import('./telemetry/start-telemetry').then(
      ({ startTelemetry }) => startTelemetry(needs),
      () => undefined,
    );
  setTimeout(start, TELEMETRY_AFTER_MS);
}

/** A cookie keeps the preview; the token in the address would go wherever the address is copied to. */
function hidePreviewToken(): void {
  const address = new URL(location.href);
  address.searchParams.delete('preview');
  history.replaceState(history.state, '', address);
}
