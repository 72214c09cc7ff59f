import type { BrandManifest, SignedManifest } from '@pavilion/contract';
import type { Observable } from 'rxjs';
import type { Platform } from '../../../platform/platform';
import { followTimes } from './follow-times';
import { type OpenPage, openPages, type Page } from './open-pages';
import { countPages, type PagesOfBrand } from './page-counts';

/** What the stream takes from other modules. */
export interface StreamNeeds {
  /** A member's balance now, in minor units. */
  balanceOf(brand: string, memberId: string): Promise<bigint | undefined>;
  /** The sequence of a brand's manifest now. */
  seqOf(brand: string): number;
  /** Brands that announce something else from now on. */
  announced: Observable<string>;
  /** Brands that list other games from now on; `*` for all. */
  stocked: Observable<string>;
  /** Each newer manifest once it is in force here. An urgent one is told with its envelope. */
  followed: Observable<{ manifest: Pick<BrandManifest, 'brand' | 'seq' | 'issuedAt'>; signed: SignedManifest; urgent: boolean }>;
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
  counted: Observable<string>;
  /** Ends all connections, so that pages open anew elsewhere. */
  close(): void;
}

const HEARTBEAT_MS = 15_000;

/** Follows manifests and the bus, and tells the pages that it concerns. */
export function createStream({ bus, log }: Platform, { balanceOf, seqOf, announced, stocked, followed }: StreamNeeds): Stream {
  const pages = openPages();
  const times = followTimes();
  const counts = countPages(bus, pages, times.of);
  const drop = (page: OpenPage) => {
    if (!pages.remove(page)) return;
    page.end();
    counts.touch(page.brand);
  };
  const tell = (page: OpenPage, text: string | Buffer) => {
    // What was missed is told at the next connection; a buffer without end would be told by the kernel.
    if (!page.write(text)) drop(page);
  };
  const tellAll = (concerned: readonly OpenPage[], text: string) => {
    const bytes = Buffer.from(text);
    for (const page of concerned) tell(page, bytes);
  };
  const tellBalance = async (brand: string, memberId: string) => {
    if (!pages.ofMember(brand, memberId).length) return;
    const balance = await balanceOf(brand, memberId);
    if (balance !== undefined) tellAll(pages.ofMember(brand, memberId), event('balance', { balance: String(balance) }));
  };
  const following = [
    followed.subscribe(({ manifest: { brand, seq, issuedAt }, signed, urgent }) => {
      times.begin(brand, seq, issuedAt);
      tellAll(pages.ofBrand(brand), event('manifest', urgent ? { seq, signed } : { seq }));
      counts.touch(brand);
    }),
    bus.on('balance.changed').subscribe(({ brand, memberIds }) => {
      for (const memberId of memberIds)
        void tellBalance(brand, memberId).catch((error: unknown) => log.warn({ err: error }, 'a balance was not told'));
    }),
    announced.subscribe((brand) => tellAll(pages.ofBrand(brand), event('announcements', {}))),
    stocked.subscribe((brand) => tellAll(brand === '*' ? pages.all() : pages.ofBrand(brand), event('catalogue', {}))),
    bus.on('session.ended').subscribe(({ brand, memberId }) => {
      for (const page of pages.ofMember(brand, memberId)) {
        tell(page, event('session-ended', {}));
        drop(page);
      }
    }),
  ];
  const heart = setInterval(() => tellAll(pages.all(), ': still here\n\n'), HEARTBEAT_MS).unref();
  return {
    open(page) {
      const opened = pages.add(page);
      counts.touch(page.brand);
      tell(opened, event('hello', { stream: opened.id }) + event('manifest', { seq: seqOf(page.brand) }));
      return () => {
        if (pages.remove(opened)) counts.touch(page.brand);
      };
    },
    acknowledge(id, seq) {
      const page = pages.find(id);
      if (!page) return false;
      times.acknowledged(page, seq);
      page.seq = seq;
      counts.touch(page.brand);
      return true;
    },
    pagesOf: counts.of,
    counted: counts.changed,
    close() {
      clearInterval(heart);
      for (const subscription of following) subscription.unsubscribe();
      for (const page of pages.all()) drop(page);
      counts.close();
    },
  };
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
