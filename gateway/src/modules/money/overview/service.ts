import { setTimeout as pause } from 'node:timers/promises';
import type { BrandOverview, DayFigures, OverviewQueue } from '@pavilion/api/staff';
import { clockIn } from '@pavilion/time';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import { createBrandMinutes, type HourRow, readHours } from './brand-minutes';

/** How many wait in a queue of a brand. */
export type QueueCounts = Readonly<Record<OverviewQueue, (brand: string) => Promise<number>>>;

/** What operators see first of a brand. */
export interface Overview {
  /** The day so far beside other days, and the queues that are asked for. */
  read(brand: Brand, queues: readonly OverviewQueue[]): Promise<BrandOverview>;
}

/** Whoever looks waits so long for the newest figures, and is told when some are missing. */
const CATCH_UP_TIMEOUT_MS = 1_000;
const HOURS = 24;

export function createOverview(platform: Pick<Platform, 'db' | 'jobs'>, counts: QueueCounts): Overview {
  const { db } = platform;
  const minutes = createBrandMinutes(platform);
  return {
    async read({ code, currency, timeZone }, queues) {
      const waiting = Promise.all(queues.map(async (queue) => ({ queue, count: await counts[queue](code) })));
      const [complete, found] = await Promise.all([
        Promise.race([minutes.catchUp(), pause(CATCH_UP_TIMEOUT_MS, false, { ref: false })]),
        waiting,
      ]);
      const rows = await readHours(db, code, timeZone);
      const ofDay = (daysAgo: number) => rows.filter((row) => row.daysAgo === daysAgo);
      const now = new Date();
      const hour = hourIn(timeZone, now);
      return {
        ...{ readAt: now.toISOString(), currency, timeZone, complete, queues: found },
        today: figuresOf(ofDay(0)),
        yesterday: figuresOf(ofDay(1)),
        lastWeek: figuresOf(ofDay(7)),
        revenueByHour: {
          today: revenueOf(ofDay(0)).slice(0, hour + 1),
          yesterday: revenueOf(ofDay(1)),
          lastWeek: revenueOf(ofDay(7)),
        },
      };
    },
  };
}

function figuresOf(hours: readonly HourRow[]): DayFigures {
  const sum = (of: (row: HourRow) => bigint) => hours.reduce((total, row) => total + of(row), 0n);
  const [bets, wins] = [sum((row) => row.bets), sum((row) => row.wins)];
  return {
    ...{ bets: String(bets), wins: String(wins), revenue: String(bets - wins) },
    deposits: String(sum((row) => row.deposits)),
    withdrawals: String(sum((row) => row.withdrawals)),
    players: hours.reduce((total, row) => total + row.players, 0),
  };
}

function revenueOf(hours: readonly HourRow[]): string[] {
  return Array.from({ length: HOURS }, (_, hour) => String(hours.find((row) => row.hour === hour)?.revenue ?? 0n));
}

function hourIn(timeZone: string, moment: Date): number {
  return Number(clockIn(timeZone)(moment).slice('2026-03-01 '.length).slice(0, 2));
}
