import { canaries, memberCanaries } from '@pavilion/api/calls/system';
import type { PageData } from '@pavilion/api/site';
import type { Locale } from '@pavilion/contract';
import { createTelemetryBuffer } from './telemetry/telemetry-buffer';
import type { EventBus } from '@pavilion/host/events';
import { EMPTY, of } from 'rxjs';
import { createBalance } from './balance';
import { createConnection } from './connection/create-connection';
import { createBrandFlags } from './brand-flags';
import { connectGateway } from './connect-gateway';
import { createShell, type Shell } from './create-shell';
import { createDialogs, type DialogController } from './dialogs/create-dialogs';
import { openSideWindow } from './dialogs/open-side-window';
import { createEventBus } from './events/create-event-bus';
import { catalogueKeys, type SessionCache } from './http/session-cache';
import { createInformation } from './information/information';
import { LazyPopupsAndNotices } from './information/lazy';
import { currentDevice, type Manifests, startManifests, visitorId } from './manifest';
import { type MessageId, textOf } from './messages';
import { afterFirstScreen, firstScreenShown } from './first-screen';
import { captureStaticContent } from './page/capture-static-content';
import { createPreferences, type Preferences } from './preferences/preferences';
import { quietMoment } from './quiet-moment';
import { createRemotes, type ShownPart, versionSkew } from './remotes';
import { SessionDialogs, type ShellSession } from './session';
import { type PlayerActivity, watchPlayerActivity } from './remotes/player-activity';
import type { LeftoverWatch } from './remotes/watch-leftovers';
import type { RemoteViews } from './routing/remote-views';
import { createRegion } from './states/region';
import { missedUpdates, openStream, type PlatformStream } from './stream';
import type { TelemetryOptions } from './telemetry/start-telemetry';

const TELEMETRY_AFTER_MS = 2_000;

/**
 * Puts the shell together from what the page brought.
 *
 * @throws Error when no manifest can be believed
 */
export async function startShell(page: PageData, document: Document): Promise<Shell> {
  const preferences = createPreferences(page.brand, document);
  const messageText = (id: MessageId) => textOf(id, preferences.locale.current());
  const [events, region] = [createEventBus(), createRegion(page.regionBlocked)];
  const dialogs = createShellDialogs(preferences.locale.current, messageText, events);
  const flags = createBrandFlags(page.brand.flags);
  const { http, session, kept } = connectGateway({ page, ...preferences, messageText, events, region, ...flags });
  const manifests = await startManifests({
    brand: page.brand.code,
    embedded: page.manifest,
    visitor: visitorId(),
    matches: () => http.call(session.token() ? memberCanaries : canaries, { device: currentDevice() }),
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
  const { balance, connection } = followUpdates(stream, { session, http, events });
  followManifests(manifests, { preferences, flags, kept, events });
  const [activity, telemetryBuffer] = [watchPlayerActivity(), createTelemetryBuffer()];
  const remotes = createRemotes({
    ...manifests,
    events,
    activity,
    leftovers: isPreview ? await watchPreview(manifests) : undefined,
    onForeignEvent: warnOfForeignEvent,
    onRefusal(part) {
      warn(part.refusal, part);
      telemetryBuffer.refused(part);
    },
    onShown: (part) => noteShown(part, telemetryBuffer),
    onUnmount: (notice) => dialogs.toast('info', messageText(`unmount.${notice}`)),
  });
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
    connection,
    information: createInformation(),
    region,
    views: viewsOf(remotes),
    staticContent: captureStaticContent(document),
    overlays: <Overlays {...{ session, dialogs, activity, messageText }} />,
    version: PAVILION_SHELL_VERSION,
    reload: () => location.reload(),
  });
}

/** What the stream keeps as it is: the balance, and how the page is connected. */
function followUpdates(
  stream: PlatformStream | undefined,
  { session, http, events }: Omit<ReturnType<typeof connectGateway>, 'kept'> & { events: EventBus },
): Pick<Shell, 'balance' | 'connection'> {
  const updates = stream ?? { live$: of(false), wallet$: EMPTY, missed$: EMPTY };
  missedUpdates(updates).subscribe(() => events.emit('updates.missed', {}));
  return {
    balance: createBalance({ session: session.source, http, events, ...updates }),
    connection: createConnection(updates.live$),
  };
}

interface OverlaysProps {
  session: ShellSession;
  dialogs: DialogController;
  activity: PlayerActivity;
  messageText: (id: MessageId) => string;
}

function Overlays({ session, dialogs, activity, messageText }: OverlaysProps) {
  return (
    <>
      <SessionDialogs session={session} missingText={() => messageText('network.abnormal')} />
      <LazyPopupsAndNotices session={session} dialogs={dialogs} activity={activity} />
    </>
  );
}

function viewsOf({ Page, Layout, renderSlot }: ReturnType<typeof createRemotes>): RemoteViews {
  return { Page, Layout, renderSlot: (name, props, waiting) => renderSlot({ name, props, waiting }) };
}

function openPageStream({ token }: ShellSession): PlatformStream {
  return openStream({ token, onFailing: (error) => warn('the event stream cannot be opened', error) });
}

function warnOfForeignEvent(remote: string, name: string): void {
  warn(`The remote ${remote} may not emit ${name}; nobody was told`);
}

/** Whoever looks at a remote under development is told what it leaves behind. */
async function watchPreview(manifests: Manifests): Promise<LeftoverWatch> {
  const { watchLeftovers } = await import(/* webpackChunkName: "leftovers" */ './remotes/watch-leftovers');
  const folders = Object.entries(manifests.current().remotes).map(
    ([remote, { entry }]) => [remote, new URL('.', new URL(entry, location.href)).href] as const,
  );
  return watchLeftovers({
    remoteOf: (at) => folders.find(([, folder]) => at.includes(folder))?.[0],
    onLeft: ({ remote, what, at }) =>
      warn(`The remote ${remote} left ${what} behind: take it down in the effect that sets it up. ${at}`),
  });
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
  stream.bonus$.subscribe((bonus) => events.emit('bonus.changed', bonus));
  stream.rewards$.subscribe(() => events.emit('rewards.changed', {}));
  stream.wins$.subscribe((wins) => events.emit('wins.arrived', wins));
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

interface ManifestFollowers {
  preferences: Preferences;
  flags: ReturnType<typeof createBrandFlags>;
  kept: SessionCache;
  events: EventBus;
}

/** What the brand changes reaches the page; which targeted canaries a visitor is meant for follows who they are and what they read. */
function followManifests(manifests: Manifests, { preferences, flags, kept, events }: ManifestFollowers): void {
  manifests.manifest$.subscribe(preferences.follow);
  flags.follow(manifests.manifest$, kept);
  const retarget = () => void manifests.retarget();
  events.on('session.changed').subscribe(retarget);
  preferences.locale.subscribe(retarget);
}

function createShellDialogs(locale: () => Locale, messageText: (id: MessageId) => string, events: EventBus): DialogController {
  const dialogs = createDialogs({
    openService: (address) => openSideWindow(address, 'pavilion-service') !== null,
    popupBlockedQuestion: () =>
      import(/* webpackChunkName: "information" */ './information/contact/popup-blocked-question').then((loaded) =>
        loaded.popupBlockedQuestion(locale()),
      ),
    failureText: () => messageText('network.abnormal'),
    navigateTo: (address) => location.assign(address),
  });
  events.on('toast.wanted').subscribe(({ tone, text }) => dialogs.toast(tone, text));
  return dialogs;
}

function noteShown(part: ShownPart, telemetry: TelemetryOptions['buffer']): void {
  if (part.kind === 'pages') firstScreenShown();
  telemetry.shown(part);
}

/** Written where whoever looks after the site looks; a refusal is shown as well, where the part would be. */
function warn(what: string, ...facts: readonly unknown[]): void {
  // oxlint-disable-next-line no-console
  console.warn(what, ...facts);
}

/** Whoever sends waits until the page is there; what was seen before is kept for it. */
function startTelemetryLater(needs: TelemetryOptions): void {
  void afterFirstScreen(TELEMETRY_AFTER_MS)
    .then(quietMoment)
    .then(() => import('./telemetry/start-telemetry'))
    .then(
      ({ startTelemetry }) => startTelemetry(needs),
      // Only operators’ figures suffer.
      () => undefined,
    );
}

/** A cookie keeps the preview; the token in the address would go wherever the address is copied to. */
function hidePreviewToken(): void {
  const address = new URL(location.href);
  address.searchParams.delete('preview');
  history.replaceState(history.state, '', address);
}
