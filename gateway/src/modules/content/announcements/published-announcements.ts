import { type Observable, Subject } from 'rxjs';
import type { Platform } from '../../../platform/platform';
import { createAlarm, repeatEvery } from '../../../platform/timers';
import { type AnnouncementRow, announcementStore } from './store';

/** What is published, in memory: every page asks for it. */
export interface PublishedAnnouncements {
  /** What a brand shows at this moment, by the database's clock, in its order. */
  of(brand: string): AnnouncementRow[];
  /** Brands that show something else from now on, also because a moment came that was set before. */
  changed: Observable<string>;
  /** Reads it again; other instances do so when they hear `announcements.changed`. */
  reload(): Promise<void>;
}

/** A word of another instance that was lost, and clocks that drift apart, are made good after this long. */
const RELOAD_MS = 60_000;

type Needs = Pick<Platform, 'db' | 'bus' | 'log' | 'onClose'>;

/** Loads what is published and follows changes. */
export async function createPublishedAnnouncements(platform: Needs): Promise<PublishedAnnouncements> {
  const { db, bus, log, onClose } = platform;
  const store = announcementStore(db);
  let rows: readonly AnnouncementRow[] = [];
  let ahead = 0;
  const changed = new Subject<string>();
  const moments = createChangeTimer(
    platform,
    () => Date.now() + ahead,
    (brand) => changed.next(brand),
  );
  const read = async () => {
    const known = await store.published();
    rows = known.rows;
    ahead = known.now.getTime() - Date.now();
    moments.follow(rows);
  };
  let reading = Promise.resolve();
  // Whoever asked for the reading before has been told of its failure.
  const reload = () => (reading = reading.catch(() => undefined).then(read));
  await reload();
  // A database that is away for a moment must not end the process.
  const follow = () => reload().catch((error: unknown) => log.warn({ err: error }, 'announcements could not be read again'));
  // Told once it is read: whoever hears of it asks at once.
  const following = bus.on('announcements.changed').subscribe(({ brand }) => void follow().then(() => changed.next(brand)));
  onClose('announcements', () => following.unsubscribe());
  repeatEvery(platform, 'announcements.read', RELOAD_MS, reload);
  return {
    changed,
    of(brand) {
      const now = Date.now() + ahead;
      return rows.filter((row) => row.brand === brand && isDue(row, now));
    },
    reload,
  };
}

function isDue({ shown_from, shown_until }: AnnouncementRow, now: number): boolean {
  return shown_from.getTime() <= now && (shown_until === null || shown_until.getTime() > now);
}

/** Tells of each brand when something of it begins or ends to be shown. Moments past the next reading are seen by that one. */
function createChangeTimer(platform: Pick<Platform, 'onClose' | 'log'>, now: () => number, tell: (brand: string) => void) {
  let rows: readonly AnnouncementRow[] = [];
  let lastNotified: number | undefined;
  const ring = createAlarm(platform, 'announcements.moment', () => follow());
  const moments = () =>
    rows.flatMap(({ brand, shown_from, shown_until }) =>
      [shown_from, shown_until ?? shown_from].map((at) => ({ brand, at: at.getTime() })),
    );
  const follow = () => {
    const [since, until] = [lastNotified ?? now(), now()];
    lastNotified = Math.max(since, until);
    const past = moments().filter(({ at }) => at > since && at <= until);
    const next = Math.min(...moments().flatMap(({ at }) => (at > until ? [at] : [])));
    ring(next - until < RELOAD_MS ? next - until + 1 : undefined);
    for (const brand of new Set(past.map((moment) => moment.brand))) tell(brand);
  };
  return {
    follow(known: readonly AnnouncementRow[]) {
      rows = known;
      follow();
    },
  };
}
