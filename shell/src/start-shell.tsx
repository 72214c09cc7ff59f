import type { MemberInfo } from '@pavilion/api/members';
import type { PageData } from '@pavilion/api/site';
import type { Locale } from '@pavilion/contract';
import { createTelemetryBuffer } from './telemetry/telemetry-buffer';
import type { HttpClient } from '@pavilion/host/http';
import { EMPTY, of } from 'rxjs';
import { createBalance } from './balance';
import { createShell, type Shell } from './create-shell';
import { createDialogs, type DialogController } from './dialogs/create-dialogs';
import { openSideWindow } from './dialogs/open-side-window';
import { createEventBus } from './events/create-event-bus';
import { createHttpClient } from './http/create-http-client';
import { createInformation } from './information/information';
import { LazyPopupsAndNotices } from './information/lazy';
import { axiosTransport } from './http/transport';
import { startManifests, visitorId } from './manifest';
import { type MessageId, textOf } from './messages';
import { captureStaticContent } from './page/capture-static-content';
import { createPreferences } from './preferences/preferences';
import { createRemotes, type RefusedPart, versionSkew } from './remotes';
import { createEncryptor, createSession, SessionDialogs } from './session';
import { createRegion } from './states/region';
import { missedUpdates, openStream } from './stream';
import type { TelemetryOptions } from './telemetry/start-telemetry';

const TELEMETRY_AFTER_MS = 3_000;

/**
 * Puts the shell together from what the page brought.
 *
 * @throws Error when no manifest can be believed
 */
export async function startShell(page: PageData, document: Document): Promise<Shell> {
  const preferences = createPreferences(page.brand, document);
  const messageText = (id: MessageId) => textOf(id, preferences.locale.current());
  const events = createEventBus();
  const region = createRegion(page.regionBlocked);
  const dialogs = createShellDialogs(preferences.locale.current);
  const http: HttpClient = createHttpClient({
    prefetched: page.first,
    transport: axiosTransport,
    hosts: page.brand.launchHosts,
    locale: preferences.locale.current,
    token: () => session.token(),
    signOutSignal: (call) => session.signOutSignal(call),
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
    onSignedIn: (info) => greet(info, preferences.locale.current(), dialogs.toast),
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
  const telemetryBuffer = createTelemetryBuffer();
  const remotes = createRemotes({
    ...manifests,
    onRefusal(part) {
      logRefusal(part);
      telemetryBuffer.refused(part);
    },
    onShown: telemetryBuffer.shown,
    onUnmount: (how) => dialogs.toast('info', messageText(`leaving.${how}`)),
  });
  events.on('toast.wanted').subscribe(({ tone, text }) => dialogs.toast(tone, text));
  stream?.announcements$.subscribe(() => events.emit('announcements.changed', {}));
  stream?.catalogue$.subscribe(() => events.emit('catalogue.changed', {}));
  // Some session of this member ended; whether it was this one, the gateway says.
  stream?.sessionEnded$.subscribe(() => void session.source.refresh().catch(() => undefined));
  events.on('session.changed').subscribe(() => stream?.reconnect());
  const balance = createBalance({ session: session.source, http, events, live$: of(false), wallet$: EMPTY, ...stream });
  stream?.deposit$.subscribe((deposit) => events.emit('deposit.changed', deposit));
  stream?.withdrawal$.subscribe((withdrawal) => events.emit('withdrawal.changed', withdrawal));
  missedUpdates({ live$: of(false), missed$: EMPTY, ...stream }).subscribe(() => events.emit('updates.missed', {}));
  if (isPreview) hidePreviewToken();
  else startTelemetryLater({ buffer: telemetryBuffer, seq: () => manifests.current().seq, skew: versionSkew });
  return createShell({
    page,
    preferences,
    manifests,
    events,
    http,
    dialogs,
    session: session.source,
    balance,
    information: createInformation(),
    region,
    views: {
      Page: remotes.Page,
      Layout: remotes.Layout,
      renderSlot: (name, props) => remotes.renderSlot({ name, props }),
    },
    staticContent: captureStaticContent(document),
    overlays: (
      <>
        <SessionDialogs session={session} missingText={() => messageText('network.abnormal')} />
        <LazyPopupsAndNotices session={session} dialogs={dialogs} />
      </>
    ),
    version: PAVILION_SHELL_VERSION,
    reload: () => location.reload(),
  });
}

function createShellDialogs(locale: () => Locale): DialogController {
  return createDialogs({
    openService: (address) => openSideWindow(address, 'pavilion-service') !== null,
    popupBlockedQuestion: () =>
      import(/* webpackChunkName: "information" */ './information/contact/popup-blocked-question').then((loaded) =>
        loaded.popupBlockedQuestion(locale()),
      ),
    navigateTo: (address) => location.assign(address),
  });
}

/** Tells a member when they were last here. Without it nothing is lost but the word. */
function greet(info: MemberInfo, locale: Locale, toast: DialogController['toast']): void {
  void import(/* webpackChunkName: "session" */ './session/welcome-back-text').then(
    ({ welcomeBackText }) => {
      const text = welcomeBackText(info, locale);
      if (text) toast('info', text);
    },
    () => undefined,
  );
}

/** Refusals are shown where the part would be, and written where whoever looks after the site looks. */
function logRefusal(refusal: RefusedPart): void {
  // oxlint-disable-next-line no-console
  console.warn(refusal.refusal, refusal);
}

/** Whoever sends waits until the page is there; what was seen before is kept for it. */
function startTelemetryLater(needs: TelemetryOptions): void {
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
