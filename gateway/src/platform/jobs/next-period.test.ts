import type { JobSchedule } from '@pavilion/api/jobs';
import { lastPeriod, nextPeriod } from './next-period';

const daily = (timeZone: string, cron = '10 0 * * *'): JobSchedule => ({ kind: 'cron', cron, timeZone });

/** The moments that follow `from`, as they come one after the other. */
function following(schedule: JobSchedule, from: string, count: number): string[] {
  const found: string[] = [];
  for (let after = new Date(from); found.length < count;) {
    const next = nextPeriod(schedule, after);
    if (!next) break;
    found.push(next.toISOString());
    after = next;
  }
  return found;
}

it('runs ten minutes after midnight in Dhaka, which is an evening in UTC', () => {
  expect(following(daily('Asia/Dhaka'), '2026-11-21T12:00:00Z', 2)).toEqual([
    '2026-11-21T18:10:00.000Z',
    '2026-11-22T18:10:00.000Z',
  ]);
});

it('keeps the local time when clocks go forward, and when they go back', () => {
  expect(following(daily('Europe/Berlin'), '2026-03-27T12:00:00Z', 3)).toEqual([
    '2026-03-27T23:10:00.000Z',
    '2026-03-28T23:10:00.000Z',
    '2026-03-29T22:10:00.000Z',
  ]);
  expect(following(daily('Europe/Berlin'), '2026-10-23T12:00:00Z', 3)).toEqual([
    '2026-10-23T22:10:00.000Z',
    '2026-10-24T22:10:00.000Z',
    '2026-10-25T23:10:00.000Z',
  ]);
});

it('runs once on a day on which the local time is skipped, and once on a day on which it comes twice', () => {
  const atHalfPastTwo = daily('Europe/Berlin', '30 2 * * *');
  const days = (moments: string[]) => moments.map((moment) => moment.slice(0, 10));

  expect(days(following(atHalfPastTwo, '2026-03-27T12:00:00Z', 4))).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-03-31',
  ]);
  expect(days(following(atHalfPastTwo, '2026-10-23T12:00:00Z', 4))).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
    '2026-10-27',
  ]);
});

it('comes to the same moments in every instance, whenever that was started', () => {
  const schedule: JobSchedule = { kind: 'every', seconds: 15 };

  expect(nextPeriod(schedule, new Date('2026-11-21T10:00:07Z'))).toEqual(new Date('2026-11-21T10:00:15Z'));
  expect(nextPeriod(schedule, new Date('2026-11-21T10:00:15Z'))).toEqual(new Date('2026-11-21T10:00:30Z'));
});

it('knows the period that is over', () => {
  expect(lastPeriod(daily('Asia/Dhaka'), new Date('2026-11-21T18:10:00Z'))).toEqual(new Date('2026-11-21T18:10:00Z'));
  expect(lastPeriod(daily('Asia/Dhaka'), new Date('2026-11-21T18:09:59Z'))).toEqual(new Date('2026-11-20T18:10:00Z'));
  expect(lastPeriod({ kind: 'every', seconds: 60 }, new Date('2026-11-21T10:00:59Z'))).toEqual(new Date('2026-11-21T10:00:00Z'));
});

it('has no period where it only runs when somebody asks', () => {
  expect(nextPeriod({ kind: 'on-demand' }, new Date())).toBeUndefined();
});
