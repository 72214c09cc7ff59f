import type { ActivationTimes } from './activation-times';
import type { OpenPages, Page } from './open-pages';
import type { PageCounts } from './page-counts';
import { event, type PageSender } from './page-sender';

interface Dependencies {
  pages: OpenPages;
  counts: Pick<PageCounts, 'markChanged'>;
  times: Pick<ActivationTimes, 'acknowledged'>;
  seqOf(brand: string): number;
  send: PageSender['send'];
}

/** Pages come, say which manifest they run, and go. */
export function createPageConnections({ pages, counts, times, seqOf, send }: Dependencies) {
  return {
    open(page: Page): () => void {
      const opened = pages.add(page);
      counts.markChanged(page.brand);
      send(opened, event('hello', { stream: opened.id }) + event('manifest', { seq: seqOf(page.brand) }));
      return () => {
        if (pages.remove(opened)) counts.markChanged(page.brand);
      };
    },
    acknowledge(id: string, seq: number): boolean {
      const page = pages.find(id);
      if (!page) return false;
      times.acknowledged(page, seq);
      page.seq = seq;
      counts.markChanged(page.brand);
      return true;
    },
  };
}
