import { filter, map, Subject } from 'rxjs';
import { pino } from 'pino';
import type { Bus } from '../../../platform/bus';
import { createActivationTimes } from './activation-times';
import { createOpenPages, type Page } from './open-pages';
import { createPageCounts } from './page-counts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Instances that hear one another. */
function installation() {
  const words = new Subject<{ topic: string; message: unknown }>();
  const busOf = (self: { alive: boolean }) => ({
    publish: (topic: string, message: unknown) => self.alive && words.next(JSON.parse(JSON.stringify({ topic, message }))),
    on: (wanted: string) =>
      words.pipe(
        filter(({ topic }) => topic === wanted),
        map(({ message }) => message),
      ),
  });
  return () => {
    const self = { alive: true };
    const [pages, times] = [createOpenPages(), createActivationTimes()];
    const counts = createPageCounts(
      { bus: busOf(self) as unknown as Bus, log: pino({ level: 'silent' }), onClose: () => undefined },
      pages,
      times.of,
    );
    const open = (brand = 'pavilion') => {
      const page: Page = { brand, memberId: undefined, connection: { write: () => true, end: () => undefined } };
      const opened = pages.add(page);
      counts.markChanged(brand);
      return opened;
    };
    const follow = (page: ReturnType<typeof open>, seq: number) => {
      times.acknowledged(page, seq);
      page.seq = seq;
      counts.markChanged(page.brand);
    };
    // Not a word more, not even that it goes.
    const kill = () => void (self.alive = false);
    return { counts, times, open, follow, kill };
  };
}

it('counts pages of all instances within a second', () => {
  const instance = installation();
  const [one, other] = [instance(), instance()];
  one.open();
  one.follow(one.open(), 7);
  other.follow(other.open(), 7);
  other.open('lagoon');
  expect(one.counts.of('pavilion', 7)).toEqual({ open: 2, current: 1 });

  jest.advanceTimersByTime(1_000);

  for (const { counts } of [one, other]) expect(counts.of('pavilion', 7)).toEqual({ open: 3, current: 2 });
  expect(one.counts.of('lagoon', 7)).toEqual({ open: 1, current: 0 });
});

it('says of which brand something changed, wherever', () => {
  const instance = installation();
  const [one, other] = [instance(), instance()];
  const heard: string[] = [];
  one.counts.changed.subscribe((brand) => heard.push(brand));

  other.open('lagoon');
  jest.advanceTimersByTime(1_000);

  expect(heard).toEqual(['lagoon']);
});

it('keeps an instance that only has nothing new to say, and forgets within ten seconds one that vanished', () => {
  const instance = installation();
  const [one, other] = [instance(), instance()];
  other.open();
  jest.advanceTimersByTime(60_000);
  expect(one.counts.of('pavilion', 0).open).toBe(1);

  other.kill();
  jest.advanceTimersByTime(10_000);

  expect(one.counts.of('pavilion', 0).open).toBe(0);
});

it('forgets at once an instance that says that it goes', () => {
  const instance = installation();
  const [one, other] = [instance(), instance()];
  other.open();
  jest.advanceTimersByTime(1_000);

  other.counts.close();

  expect(one.counts.of('pavilion', 0).open).toBe(0);
});

it('still counts every page when they run more manifests than can be told apart', () => {
  const instance = installation();
  const [one, other] = [instance(), instance()];
  for (let seq = 1; seq <= 30; seq += 1) other.follow(other.open(), seq);
  for (let more = 0; more < 5; more += 1) other.follow(other.open(), 31);

  jest.advanceTimersByTime(1_000);

  expect(one.counts.of('pavilion', 31)).toMatchObject({ open: 35, current: 5 });
});

it('adds up over instances how soon pages followed; those opened since, or asleep meanwhile, say nothing', () => {
  const instance = installation();
  const [one, other] = [instance(), instance()];
  const [first, second, asleep] = [one.open(), other.open(), other.open()];
  jest.advanceTimersByTime(10);
  const madeAt = new Date(Date.now()).toISOString();
  for (const { times } of [one, other]) times.begin('pavilion', 8, madeAt);

  jest.advanceTimersByTime(90);
  one.follow(first, 8);
  one.follow(first, 8);
  jest.advanceTimersByTime(800);
  other.follow(second, 8);
  other.follow(other.open(), 8);
  jest.advanceTimersByTime(61_000);
  other.follow(asleep, 8);
  jest.advanceTimersByTime(1_000);

  const { current, acknowledged } = one.counts.of('pavilion', 8);
  expect(current).toBe(4);
  expect(acknowledged).toMatchObject({ pages: 2 });
  expect(acknowledged!.p50).toBeLessThanOrEqual(100);
  expect(acknowledged!.p95).toBeGreaterThan(750);
  expect(acknowledged!.p95).toBeLessThanOrEqual(1_000);
});
