import { randomUUID } from 'node:crypto';
import { type Observable, Subject } from 'rxjs';
import type { Platform } from '../../../platform/platform';
import { mergeHistogram, quantile, totalCount } from '../../../platform/telemetry';
import { repeatEvery } from '../../../platform/timers';
import type { OpenPages } from './open-pages';

/** Pages of a brand on all instances. */
export interface PagesOfBrand {
  open: number;
  /** How many of them run the manifest that was asked about. */
  current: number;
  /** How long open pages took to follow it, in milliseconds from when it was made; missing until one did. */
  acknowledged?: { pages: number; p50: number; p95: number; p99: number };
}

/** How many pages are open on all instances together, and which manifests they run. */
export interface PageCounts {
  of(brand: string, seq: number): PagesOfBrand;
  /** A brand's pages here are not what they were. */
  markChanged(brand: string): void;
  /** Brands whose figures changed, here or elsewhere. */
  changed: Observable<string>;
  close(): void;
}

/** What one instance says of its pages of a brand. */
interface InstanceReport {
  pages: [seq: number, pages: number][];
  followed?: { seq: number; times: number[] };
  heardAt: number;
}

const INTERVAL_MS = 1_000;
/** Without news, so that others know that it is still there. */
const HEARTBEAT_MS = 3_000;
const INSTANCE_TIMEOUT_MS = 9_000;
/** One notification has to hold it: pages that run anything rarer are counted as running nothing. */
const MAX_REPORTED_MANIFESTS = 8;

type TimesOf = (brand: string) => InstanceReport['followed'];

/** Tells the other instances once a second what changed here, and forgets those that are silent. */
export function createPageCounts(
  platform: Pick<Platform, 'bus' | 'log' | 'onClose'>,
  pages: OpenPages,
  timesOf: TimesOf,
): PageCounts {
  const { bus } = platform;
  const self = randomUUID();
  const others = new Map<string, Map<string, InstanceReport>>();
  const changed = new Subject<string>();
  const here = (brand: string): InstanceReport => ({
    pages: mergeRarest(pages.ofBrand(brand)),
    ...followedOf(timesOf(brand)),
    heardAt: 0,
  });
  const following = bus.on('pages.counted').subscribe(({ instance, brand, pages: told, followed }) => {
    if (instance === self) return;
    const ofBrand = others.get(brand) ?? new Map<string, InstanceReport>();
    others.set(brand, ofBrand.set(instance, { pages: told, ...followedOf(followed), heardAt: Date.now() }));
    changed.next(brand);
  });
  const touched = new Set<string>();
  const toldAt = new Map<string, number>();
  const publishCounts = (brand: string) => {
    const { pages: told, followed } = here(brand);
    bus.publish('pages.counted', { instance: self, brand, pages: told, ...followedOf(followed) });
    // Once it was told that there are none, silence says the same.
    if (told.length) toldAt.set(brand, Date.now());
    else toldAt.delete(brand);
  };
  repeatEvery(platform, 'pages.count', INTERVAL_MS, () => {
    for (const brand of touched) changed.next(brand);
    const due = [...toldAt].filter(([, at]) => Date.now() - at >= HEARTBEAT_MS).map(([brand]) => brand);
    for (const brand of new Set([...touched, ...due])) publishCounts(brand);
    touched.clear();
    for (const brand of removeSilent(others)) changed.next(brand);
  });
  return {
    of: (brand, seq) => sumOf([here(brand), ...(others.get(brand)?.values() ?? [])], seq),
    markChanged: (brand) => void touched.add(brand),
    changed: changed.asObservable(),
    close() {
      following.unsubscribe();
      for (const brand of toldAt.keys()) bus.publish('pages.counted', { instance: self, brand, pages: [] });
      touched.clear();
      toldAt.clear();
      changed.complete();
    },
  };
}

function mergeRarest(pages: readonly { seq: number }[]): InstanceReport['pages'] {
  const counts = new Map<number, number>();
  for (const { seq } of pages) counts.set(seq, (counts.get(seq) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  const rest = sorted.slice(MAX_REPORTED_MANIFESTS).reduce((sum, [, some]) => sum + some, 0);
  return [...sorted.slice(0, MAX_REPORTED_MANIFESTS), ...(rest ? [[0, rest] as [number, number]] : [])];
}

function followedOf(followed: InstanceReport['followed']): Pick<InstanceReport, 'followed'> {
  return followed ? { followed } : {};
}

/** The brands of which an instance vanished. */
function removeSilent(others: Map<string, Map<string, InstanceReport>>): string[] {
  const brands = [];
  for (const [brand, instances] of others) {
    const silent = [...instances].filter(([, { heardAt }]) => Date.now() - heardAt > INSTANCE_TIMEOUT_MS);
    for (const [instance] of silent) instances.delete(instance);
    if (silent.length) brands.push(brand);
  }
  return brands;
}

function sumOf(told: readonly InstanceReport[], seq: number): PagesOfBrand {
  const sum = { open: 0, current: 0 };
  const times: number[] = [];
  for (const { pages, followed } of told) {
    for (const [runs, some] of pages) {
      sum.open += some;
      if (runs === seq) sum.current += some;
    }
    if (followed?.seq === seq) mergeHistogram(times, followed.times);
  }
  const [p50, p95, p99] = [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99)];
  return p50 === null || p95 === null || p99 === null ? sum : { ...sum, acknowledged: { pages: totalCount(times), p50, p95, p99 } };
}
