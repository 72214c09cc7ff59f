import type { StreamEvents } from '@pavilion/api/stream';
import type { BrandManifest, SignedManifest } from '@pavilion/contract';
import type { Observable } from 'rxjs';
import type { Platform } from '../../../platform/platform';
import { repeatEvery } from '../../../platform/timers';
import { createActivationTimes } from './activation-times';
import { createOpenPages, type Page } from './open-pages';
import { createPageConnections } from './page-connections';
import { createPageCounts, type PagesOfBrand } from './page-counts';
import { createPageSender, event } from './page-sender';

/** What the stream takes from other modules. */
export interface StreamDependencies {
  /** The sequence of a brand's manifest now. */
  seqOf(brand: string): number;
  /** Brands that announce something else from now on. */
  announcementsChanged: Observable<string>;
  /** Brands that list other games from now on; `*` for all. */
  catalogueChanged: Observable<string>;
  /** What members of a brand won just now, no more often than all its pages can be told. */
  winsTold: Observable<{ brand: string } & StreamEvents['wins']>;
  /** Each newer manifest once it is in force here. One that ends something is told with the order to stop it, another urgent one with its envelope. */
  manifestActivated: Observable<{
    manifest: Pick<BrandManifest, 'brand' | 'seq' | 'issuedAt'>;
    signed: SignedManifest;
    urgent: boolean;
    stop?: SignedManifest;
  }>;
}

/** The open pages of this gateway and what they are told; how many there are on all of them. */
export interface Stream {
  /** Tells a page everything from now on, until the returned function is called. */
  open(page: Page): () => void;
  /** A page says which manifest it runs. False for a page that is not open here. */
  acknowledge(id: string, seq: number): boolean;
  /** Open pages of a brand on all instances, how many of them run `seq`, and how soon they did. Others tell once a second. */
  pagesOf(brand: string, seq: number): PagesOfBrand;
  /** Brands of which pages came, went or followed a change, on any instance; about once a second. */
  pageCountsChanged: Observable<string>;
  /** Ends all connections, so that pages open anew elsewhere. */
  close(): void;
}

const HEARTBEAT_MS = 15_000;
/** What one page's asking for the manifest may take of this instance, after an order that leaves nothing to hurry for: the more pages, the longer they spread. */
const FETCH_MS = 0.5;

/** Follows manifests and the bus, and tells the pages that it concerns. */
export function createStream(
  platform: Platform,
  { seqOf, announcementsChanged, catalogueChanged, winsTold, manifestActivated }: StreamDependencies,
): Stream {
  const { bus } = platform;
  const pages = createOpenPages();
  const times = createActivationTimes();
  const counts = createPageCounts(platform, pages, times.of);
  const { send, sendAll, drop } = createPageSender(pages, counts);
  const sendMember = (brand: string, memberId: string, text: () => string) => {
    const concerned = pages.ofMember(brand, memberId);
    if (concerned.length) sendAll(concerned, text());
  };
  const following = [
    manifestActivated.subscribe(({ manifest: { brand, seq, issuedAt }, signed, urgent, stop }) => {
      times.begin(brand, seq, issuedAt);
      const concerned = pages.ofBrand(brand);
      const stopping = stop && { stop, spreadMs: concerned.length * FETCH_MS };
      sendAll(concerned, event('manifest', { seq, ...(stopping ?? (urgent && { signed })) }));
      counts.markChanged(brand);
    }),
    bus.on('wallets.changed').subscribe(({ brand, changes }) => {
      for (const [memberId, currency, wallet, balance, version] of changes)
        sendMember(brand, memberId, () => event('wallet', { currency, wallet, balance, version }));
    }),
    bus.on('bonus.changed').subscribe(({ brand, memberId, id }) => sendMember(brand, memberId, () => event('bonus', { id }))),
    bus.on('deposit.changed').subscribe(({ brand, memberId, id }) => sendMember(brand, memberId, () => event('deposit', { id }))),
    bus
      .on('withdrawal.changed')
      .subscribe(({ brand, memberId, id }) => sendMember(brand, memberId, () => event('withdrawal', { id }))),
    bus.on('rewards.changed').subscribe(({ brand, memberId }) => sendMember(brand, memberId, () => event('rewards', {}))),
    bus.missed.subscribe(() => sendAll(pages.all(), event('missed', {}))),
    announcementsChanged.subscribe((brand) => sendAll(pages.ofBrand(brand), event('announcements', {}))),
    catalogueChanged.subscribe((brand) => sendAll(brand === '*' ? pages.all() : pages.ofBrand(brand), event('catalogue', {}))),
    winsTold.subscribe(({ brand, list }) => sendAll(pages.ofBrand(brand), event('wins', { list }))),
    bus.on('session.ended').subscribe(({ brand, memberId }) => {
      for (const page of pages.ofMember(brand, memberId)) {
        send(page, event('session-ended', {}));
        drop(page);
      }
    }),
  ];
  repeatEvery(platform, 'pages.heartbeat', HEARTBEAT_MS, () => sendAll(pages.all(), ': still here\n\n'));
  return {
    ...createPageConnections({ pages, counts, times, seqOf, send }),
    pagesOf: counts.of,
    pageCountsChanged: counts.changed,
    close() {
      for (const subscription of following) subscription.unsubscribe();
      for (const page of pages.all()) drop(page);
      counts.close();
    },
  };
}
