import { randomUUID } from 'node:crypto';
import type { SessionFacts } from '../../platform/http';
import type { Platform } from '../../platform/platform';

/** What the stream takes from other modules. */
export interface StreamNeeds {
  /** A member's balance now, in minor units. */
  balanceOf(brand: string, memberId: string): Promise<bigint | undefined>;
  /** The sequence of a brand's manifest now. */
  seqOf(brand: string): number;
}

/** Where a page's events go. False says that the page reads too slowly and its buffer is full. */
export interface Page {
  brand: string;
  session: SessionFacts | undefined;
  write(text: string): boolean;
  end(): void;
}

/** The open pages of this gateway, and what they are told. */
export interface Stream {
  /** Tells a page everything from now on, until the returned function is called. */
  open(page: Page): () => void;
  /** A page says which manifest it runs. False for a page that is not open here. */
  acknowledge(id: string, seq: number): boolean;
  /** Open pages of a brand, and how many of them run `seq`. */
  pagesOf(brand: string, seq: number): { open: number; current: number };
  /** Ends all connections, so that pages open anew elsewhere. */
  close(): void;
}

const HEARTBEAT_MS = 15_000;

interface OpenPage extends Page {
  id: string;
  /** The manifest that the page runs, as it says. */
  seq: number;
}

/** Follows the bus and tells the pages that it concerns. */
export function createStream({ bus, log }: Platform, { balanceOf, seqOf }: StreamNeeds): Stream {
  const pages = new Map<string, OpenPage>();
  const drop = (page: OpenPage) => {
    if (pages.delete(page.id)) page.end();
  };
  const tell = (page: OpenPage, text: string) => {
    // What was missed is told at the next connection; a buffer without end would be told by the kernel.
    if (!page.write(text)) drop(page);
  };
  const tellAll = (wanted: (page: OpenPage) => boolean, text: string) => {
    for (const page of pages.values()) if (wanted(page)) tell(page, text);
  };
  const tellBalance = async (brand: string, memberId: string) => {
    const concerned = (page: OpenPage) => page.brand === brand && page.session?.memberId === memberId;
    if (![...pages.values()].some(concerned)) return;
    const balance = await balanceOf(brand, memberId);
    if (balance !== undefined) tellAll(concerned, event('balance', { balance: String(balance) }));
  };
  const following = [
    bus.on('manifest.changed').subscribe(({ brand, seq }) => tellAll((page) => page.brand === brand, event('manifest', { seq }))),
    bus.on('balance.changed').subscribe(({ brand, memberIds }) => {
      for (const memberId of memberIds)
        void tellBalance(brand, memberId).catch((error: unknown) => log.warn({ err: error }, 'a balance was not told'));
    }),
    bus.on('session.ended').subscribe(({ brand, memberId }) => {
      for (const page of [...pages.values()]) {
        if (page.brand !== brand || page.session?.memberId !== memberId) continue;
        tell(page, event('session-ended', {}));
        drop(page);
      }
    }),
  ];
  const heart = setInterval(() => tellAll(() => true, ': still here\n\n'), HEARTBEAT_MS).unref();
  return {
    open(page) {
      const opened: OpenPage = { ...page, id: randomUUID(), seq: 0 };
      pages.set(opened.id, opened);
      tell(opened, event('hello', { stream: opened.id }) + event('manifest', { seq: seqOf(page.brand) }));
      return () => void pages.delete(opened.id);
    },
    acknowledge(id, seq) {
      const page = pages.get(id);
      if (page) page.seq = seq;
      return page !== undefined;
    },
    pagesOf(brand, seq) {
      const ofBrand = [...pages.values()].filter((page) => page.brand === brand);
      return { open: ofBrand.length, current: ofBrand.filter((page) => page.seq === seq).length };
    },
    close() {
      clearInterval(heart);
      for (const subscription of following) subscription.unsubscribe();
      for (const page of [...pages.values()]) drop(page);
    },
  };
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
