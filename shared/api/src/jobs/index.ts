import { type Static, Type } from 'typebox';
import { BrandCode } from '../registry';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;

/** Every job that runs in the background, by the name under which the gateway defines it and the console explains it. */
export const jobNames = [
  'free-rounds.tell',
  'jobs.tidy',
  'deposits.settle',
  'withdrawals.pay',
  'bonuses.settle',
  'transfers.bring-back',
  'accounting.reconcile',
  'ledger.check',
  'members.daily-figures',
  'canaries.judge',
  'telemetry.prune',
  'manifests.renew',
  'messages.prune',
  'sessions.prune',
  'lotteries.read-draws',
  'operators.prune',
  'rounds.lapse',
  'overview.figures',
  'play.count',
  'levels.follow',
  'boards.follow',
  'boards.pay',
  'rewards.settle',
] as const;
export type JobName = (typeof jobNames)[number];

/** When a job runs: every so many seconds; by a cron expression of five fields, read in a time zone; or only when somebody asks. */
export type JobSchedule =
  | { kind: 'every'; seconds: number }
  | { kind: 'cron'; cron: string; timeZone: string }
  | { kind: 'on-demand' };

/** How a job went the last time. `result` is what it answered, if anything; times are ISO 8601. */
export interface JobRun {
  at: string;
  ms: number;
  outcome: 'done' | 'failed';
  result: unknown;
  error: string | null;
}

/** A run that was given up after its last attempt. It waits until somebody retries or discards it. */
export interface DeadLetter {
  id: string;
  failedAt: string;
  attempts: number;
  error: string;
  /** The period that was not done; null for jobs that have none. */
  period: string | null;
}

/** A job of the whole platform (`brand` is null), or of one brand. */
export interface JobLine {
  name: JobName;
  brand: string | null;
  schedule: JobSchedule;
  runningSince: string | null;
  last: JobRun | null;
  /** Null while it runs, and where it only runs when somebody asks. */
  nextAt: string | null;
  /** Attempts since the job exists, and those of them that failed. */
  runs: number;
  failures: number;
  /** The latest first, at most twenty. */
  deadLetters: DeadLetter[];
}

/** `GET /staff/jobs` (role `viewer`): jobs of the whole platform, and of the operator's brands. */
export interface JobsValue {
  jobs: JobLine[];
}

/** Which job, by its name. */
export const JobAddress = Type.Object({ name: Type.Enum([...jobNames]) }, closed);
/** Which failed run: the job’s name and the run’s id. */
export const DeadLetterAddress = Type.Object(
  { name: Type.Enum([...jobNames]), id: Type.String({ format: 'uuid', maxLength: 36 }) },
  closed,
);

/**
 * `POST /staff/jobs/:name/run` and `POST /staff/jobs/:name/dead-letters/:id/{retry,discard}` (role `admin`, of every brand where the job has
 * none). Refused with `request.in_flight` while the job runs.
 */
export const JobActionRequest = Type.Object({ brand: Type.Optional(BrandCode), reason: text(300, 3) }, closed);
export type JobActionRequest = Static<typeof JobActionRequest>;
