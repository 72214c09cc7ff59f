import type { JobLine, JobName } from '@pavilion/api/jobs';
import type pg from 'pg';
import type { Database } from '../database';
import { DomainError } from '../errors';
import { type JobBrand, type JobDefinition, wireSchedule } from './job';
import type { DeadRow } from './dead-letter-store';
import { jobStore } from './job-store';
import { type PendingRow, readPending } from './pending-runs';
import type { Queue } from './queue';

/** What operators see of jobs, and do to them. */
export interface JobAdmin<Name extends string = JobName> {
  list(): Promise<JobLine[]>;
  /** Lets a job run as soon as an instance is free. @throws DomainError `request.not_found`, `request.in_flight` */
  askFor(name: Name, brand: string | undefined, within: Database): Promise<void>;
  /** Gives a dead letter one more attempt. @throws DomainError `request.in_flight` */
  retry(name: Name, id: string, within: Database): Promise<void>;
  discard(name: Name, id: string, within: Database): Promise<void>;
  /** The brand of a dead letter; undefined where its job has none. @throws DomainError `request.not_found` */
  brandOf(name: Name, id: string, within: Database): Promise<string | undefined>;
}

interface Parts {
  db: Database;
  pool: pg.Pool;
  queue: Queue;
  definitions(): readonly JobDefinition<string>[];
  brandsOf(definition: JobDefinition<string>): readonly (JobBrand | undefined)[];
  bring(name: string, brand: string | undefined, within: Database): Promise<void>;
}

const SHOWN = 20;

export function createJobAdmin({ db, pool, queue, definitions, brandsOf, bring }: Parts): JobAdmin<string> {
  return {
    async list() {
      const store = jobStore(db);
      const [pending, runs, dead] = await Promise.all([readPending(pool), store.runs(), store.dead()]);
      return definitions().flatMap((definition) =>
        brandsOf(definition).map((brand) => {
          const mine = (row: { name: string; brand: string }) => row.name === definition.name && row.brand === (brand?.code ?? '');
          return {
            ...{ name: definition.name as JobName, brand: brand?.code ?? null },
            schedule: wireSchedule(definition.schedule, brand),
            ...wireRuns(runs.find(mine)),
            ...wirePending(pending.find(mine)),
            deadLetters: dead.filter(mine).slice(0, SHOWN).map(wireDead),
          };
        }),
      );
    },
    async askFor(name, brand, within) {
      const definition = definitions().find((each) => each.name === name);
      if (!definition || !brandsOf(definition).some((each) => each?.code === brand)) throw new DomainError('request.not_found');
      await bring(name, brand, within);
    },
    async retry(name, id, within) {
      // Two retries of a job at a time would be two runs of it.
      const revived = await jobStore(within)
        .revive(name, id)
        .catch((error: { code?: string }) => {
          throw error.code === '23505' ? new DomainError('request.in_flight') : error;
        });
      if (!revived) throw new DomainError('request.not_found');
    },
    discard: async (name, id, within) => void (await queue.remove(name, id, within)),
    async brandOf(name, id, within) {
      const brand = await jobStore(within).brandOfDead(name, id);
      if (brand === undefined) throw new DomainError('request.not_found');
      return brand || undefined;
    },
  };
}

type Runs = Awaited<ReturnType<ReturnType<typeof jobStore>['runs']>>[number];

function wireRuns(row: Runs | undefined): Pick<JobLine, 'last' | 'runs' | 'failures'> {
  if (!row) return { last: null, runs: 0, failures: 0 };
  const { started_at: at, ms, outcome, result, error, runs, failures } = row;
  return { last: { at: at.toISOString(), ms, outcome, result, error }, runs: Number(runs), failures: Number(failures) };
}

function wirePending(row: PendingRow | undefined): Pick<JobLine, 'runningSince' | 'nextAt'> {
  const { startedAt = null, nextAt = null } = row ?? {};
  return { runningSince: startedAt?.toISOString() ?? null, nextAt: nextAt?.toISOString() ?? null };
}

function wireDead({ id, failedAt, attempts, error, period }: DeadRow) {
  return { id, failedAt: failedAt.toISOString(), attempts, error, period };
}
