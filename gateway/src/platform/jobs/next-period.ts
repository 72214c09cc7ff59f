import type { JobSchedule } from '@pavilion/api/jobs';
import cronParser from 'cron-parser';

/**
 * The first moment of a schedule after `after`; undefined when it has none.
 *
 * Intervals begin at the epoch, so that all instances come to the same moments, and so do those that come back. A local time that a change of
 * clocks skips comes an hour later that day, one that it repeats comes once.
 */
export function nextPeriod(schedule: JobSchedule, after: Date): Date | undefined {
  if (schedule.kind === 'on-demand') return undefined;
  if (schedule.kind === 'cron') {
    const options = { currentDate: after, tz: schedule.timeZone };
    return cronParser.parseExpression(schedule.cron, options).next().toDate();
  }
  const ms = schedule.seconds * 1_000;
  return new Date((Math.floor(after.getTime() / ms) + 1) * ms);
}

/** The last moment of a schedule that is not after `now`; `now` itself when it has none. */
export function lastPeriod(schedule: JobSchedule, now: Date): Date {
  if (schedule.kind === 'on-demand') return now;
  if (schedule.kind === 'cron') {
    const options = { currentDate: new Date(now.getTime() + 1), tz: schedule.timeZone };
    return cronParser.parseExpression(schedule.cron, options).prev().toDate();
  }
  const ms = schedule.seconds * 1_000;
  return new Date(Math.floor(now.getTime() / ms) * ms);
}
