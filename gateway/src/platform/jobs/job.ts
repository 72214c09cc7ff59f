import type { JobSchedule } from '@pavilion/api/jobs';
import type { Logger } from 'pino';
import type { Database } from '../database';

/** A brand, as far as jobs know it. */
export interface JobBrand {
  code: string;
  timeZone: string;
}

/** Intervals of less than five seconds cost more than they bring: see `docs/jobs.md`. Five fields of `cron` are read in the brand's time zone, or in `timeZone`, or in UTC. */
export type Schedule =
  | { every: number; unit: 'second' | 'minute' | 'hour' }
  | { cron: string; timeZone?: string }
  | { onDemand: true };

export interface JobContext {
  /** Only in jobs with `perBrand`. */
  brand: JobBrand | undefined;
  /** The moment for which this run was due. An attempt that follows, and a run that somebody asks for before the next one, have the same. */
  period: Date;
  /** Aborted when the time is up or the process ends: whatever takes long looks at it. */
  signal: AbortSignal;
  log: Logger;
  /** What `enqueue` was given. */
  data: unknown;
  /** Whether this period is ours to do, once for ever: call it first, in the transaction of the effect, and do nothing when it says no. */
  claimPeriod(trx: Database): Promise<boolean>;
}

export interface JobDefinition<Name extends string> {
  name: Name;
  schedule: Schedule;
  /** A run for each brand, each on its own. */
  perBrand?: boolean;
  /** Periods that passed while nothing ran are done afterwards, one after the other, the oldest first. Otherwise once is enough for all of them. */
  catchUp?: boolean;
  /** Attempts after the first, after 2 to 4 seconds, then 4 to 8, 8 to 16 and so on; then the run is a dead letter. Five unless told: two minutes. */
  retries?: number;
  /** After this a run counts as failed and `signal` is aborted. Sixty unless told. */
  timeoutSeconds?: number;
  /** What it answers is shown to operators: small, and without anything about a person. */
  run(context: JobContext): Promise<unknown>;
}

const SECONDS = { second: 1, minute: 60, hour: 3_600 } as const;

/** A schedule as the console shows it. */
export function wireSchedule(schedule: Schedule, brand: JobBrand | undefined): JobSchedule {
  if ('onDemand' in schedule) return { kind: 'on-demand' };
  if ('every' in schedule) return { kind: 'every', seconds: schedule.every * SECONDS[schedule.unit] };
  return { kind: 'cron', cron: schedule.cron, timeZone: schedule.timeZone ?? brand?.timeZone ?? 'UTC' };
}
