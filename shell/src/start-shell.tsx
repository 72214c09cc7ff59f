import type { PageData } from '@pavilion/api/site';
import type { Locale } from '@pavilion/contract';
import { createTelemetryBuffer } from './telemetry/telemetry-buffer';
import type { EventBus } from '@pavilion/host/events';
import { EMPTY, of } from 'rxjs';
import { createBalance } from './balance';
import { connectGateway } from './connect-gateway';
import { createShell, type Shell } from './create-shell';
import { createDialogs, type DialogController } from './dialogs/create-dialogs';
import { openSideWindow } from './dialogs/open-side-window';
import { createEventBus } from './events/create-event-bus';
import { catalogueKeys, type SessionCache } from './http/session-cache';
import { createInformation } from './information/information';
import { LazyPopupsAndNotices } from './information/lazy';
import { type Manifests, startManifests, visitorId } from './manifest';
import { type MessageId, textOf } from './messages';
import { captureStaticContent } from './page/capture-static-content';
import { createPreferences } from './preferences/preferences';
import { createRemotes, versionSkew } from './remotes';
import { SessionDialogs, type ShellSession } from './session';
import type { RemoteViews } from './routing/remote-views';
import { createRegion } from './states/region';
import { missedUpdates, openStream, type PlatformStream } from './stream';
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
  const dialogs = createShellDialogs(preferences.locale.current, messageText);
  const { locale } = preferences;
  const { http, session, kept } = connectGateway({ page, locale, messageText, events, region });
  const manifests = await startManifests({
    brand: page.brand.code,
    embedded: page.manifest,
    visitor: visitorId(),
    onRefused: (refusal) => warn(refusal),
    onFailing: (error) => warn('newer manifests cannot be read', error),
    onApplied(seq) {
      stream?.acknowledge(seq);
      events.emit('manifest.applied', { seq });
    },
  });
  const isPreview = manifests.current().preview !== undefined;
  const stream = isPreview ? undefined : openPageStream(session);
  if (stream) followStream({ stream, manifests, events, session, kept });
  const updates = stream ?? { live$: of(false), wallet$: EMPTY, missed$: EMPTY };
  const balance = createBalance({ session: session.source, http, events, ...updates });
  missedUpdates(updates).subscribe(() => events.emit('updates.missed', {}));
  manifests.manifest$.subscribe(preferences.follow);
  const telemetryBuffer = createTelemetryBuffer();
  const remotes = createRemotes({
    ...manifests,
    onRefusal(part) {
      warn(part.refusal, part);
      telemetryBuffer.refused(part);
    },
    onShown: telemetryBuffer.shown,
    onUnmount: (notice) => dialogs.toast('info', messageText(`unmount.${notice}`)),
  });
  events.on('toast.wanted').subscribe(({ tone, text }) => dialogs.toast(tone, text));
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
    views: viewsOf(remotes),
    staticContent: captureStaticContent(document),
    overlays: <Overlays session={session} dialogs={dialogs} missingText={() => messageText('network.abnormal')} />,
    version: PAVILION_SHELL_VERSION,
    reload: () => location.reload(),
  });
}

interface OverlaysProps {
  session: ShellSession;
  dialogs: DialogController;
  missingText: () => string;
}

function Overlays({ session, dialogs, missingText }: OverlaysProps) {
  return (
    <>
      <SessionDialogs session={session} missingText={missingText} />
      <LazyPopupsAndNotices session={session} dialogs={dialogs} />
    </>
  );
}

function viewsOf({ Page, Layout, renderSlot }: ReturnType<typeof createRemotes>): RemoteViews {
  return { Page, Layout, renderSlot: (name, props) => renderSlot({ name, props }) };
}

function openPageStream({ token }: ShellSession): PlatformStream {
  return openStream({ token, onFailing: (error) => warn('the event stream cannot be opened', error) });
}

interface StreamFollowers {
  kept: SessionCache;
  stream: PlatformStream;
  manifests: Manifests;
  events: EventBus;
  session: ShellSession;
}

/** What the gateway says without being asked goes to the parts of the page that it concerns. */
function followStream({ stream, manifests, events, session, kept }: StreamFollowers): void {
  manifests.follow({ announced$: stream.manifest$, live$: stream.live$ });
  stream.deposit$.subscribe((deposit) => events.emit('deposit.changed', deposit));
  stream.withdrawal$.subscribe((withdrawal) => events.emit('withdrawal.changed', withdrawal));
  stream.announcements$.subscribe(() => events.emit('announcements.changed', {}));
  stream.catalogue$.subscribe(() => {
    // Before those who ask again.
    kept.forget(catalogueKeys);
    events.emit('catalogue.changed', {});
  });
  // Some session of this member ended; whether it was this one, the gateway says.
  stream.sessionEnded$.subscribe(
    () => void session.source.refresh().catch((error: unknown) => warn('whether the session goes on could not be read', error)),
  );
  events.on('session.changed').subscribe(() => stream.reconnect());
}

function createShellDialogs(locale: () => Locale, messageText: (id: MessageId) => string): DialogController {
  return createDialogs({
    openService: (address) => openSideWindow(address, 'pavilion-service') !== null,
    popupBlockedQuestion: () =>
      import(/* webpackChunkName: "information" */ './information/contact/popup-blocked-question').then((loaded) =>
        loaded.popupBlockedQuestion(locale()),
      ),
    failureText: () => messageText('network.abnormal'),
    navigateTo: (address) => location.assign(address),
  });
}

/** Written where whoever looks after the site looks; a refusal is shown as well, where the part would be. */
function warn(what: string, ...facts: readonly unknown[]): void {
  // oxlint-disable-next-line no-console
  console.warn(what, ...facts);
}

/** Whoever sends waits until the page is there; what was seen before is kept for it. */
function startTelemetryLater(needs: TelemetryOptions): void {
  const start = () =>
    void import('./telemetry/start-telemetry').then(
      ({ startTelemetry }) => startTelemetry(needs),
      // Only operators’ figures suffer.
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
