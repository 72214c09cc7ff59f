import type { Platform } from '../../platform/platform';
import { type AnnouncementRow, announcementStore } from './store';

/** What is published, in memory: every page asks for it. */
export interface Published {
  /** What a brand shows at this moment, by the database's clock, in its order. */
  of(brand: string): AnnouncementRow[];
  /** Reads it again; other instances do so when they hear `announcements.changed`. */
  reload(): Promise<void>;
  close(): void;
}

/** A word of another instance that was lost, and clocks that drift apart, are made good after this long. */
const RELOAD_MS = 60_000;

/** Loads what is published and follows changes. */
export async function followPublished({ db, bus, log }: Pick<Platform, 'db' | 'bus' | 'log'>): Promise<Published> {
  const store = announcementStore(db);
  let rows: readonly AnnouncementRow[] = [];
  let ahead = 0;
  const read = async () => {
    const known = await store.published();
    rows = known.rows;
    ahead = known.now.getTime() - Date.now();
  };
  let reading = Promise.resolve();
  const reload = () => (reading = reading.catch(() => undefined).then(read));
  await reload();
  // A database that is away for a moment must not end the process.
  const follow = () => void reload().catch((error: unknown) => log.warn({ err: error }, 'announcements were not read again'));
  const following = bus.on('announcements.changed').subscribe(follow);
  const timer = setInterval(follow, RELOAD_MS).unref();
  return {
    of(brand) {
      const now = Date.now() + ahead;
      return rows.filter((row) => row.brand === brand && isDue(row, now));
    },
    reload,
    close() {
      clearInterval(timer);
      following.unsubscribe();
    },
  };
}

function isDue({ shown_from, shown_until }: AnnouncementRow, now: number): boolean {
  return shown_from.getTime() <= now && (shown_until === null || shown_until.getTime() > now);
}
