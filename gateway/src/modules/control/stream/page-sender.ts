import type { StreamEvents } from '@pavilion/api/stream';
import type { SignedManifest } from '@pavilion/contract';
import { eventFormatter } from './event-stream';
import type { OpenPage, OpenPages } from './open-pages';
import type { PageCounts } from './page-counts';

/** An event as it goes over the wire. */
export const event = eventFormatter<StreamEvents<SignedManifest>>();

/** Writes to open pages, and drops those that read too slowly. */
export function createPageSender(pages: OpenPages, counts: Pick<PageCounts, 'markChanged'>) {
  const drop = (page: OpenPage): void => {
    if (!pages.remove(page)) return;
    page.connection.end();
    counts.markChanged(page.brand);
  };
  const send = (page: OpenPage, text: string | Buffer): void => {
    // What was missed is told at the next connection; a buffer without end would be told by the kernel.
    if (!page.connection.write(text)) drop(page);
  };
  return {
    drop,
    send,
    sendAll(concerned: readonly OpenPage[], text: string): void {
      const bytes = Buffer.from(text);
      for (const page of concerned) send(page, bytes);
    },
  };
}

export type PageSender = ReturnType<typeof createPageSender>;
