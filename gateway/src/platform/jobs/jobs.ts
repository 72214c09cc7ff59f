import type { JobName } from '@pavilion/api/jobs';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { OnClose } from '../closers';
import type { Database } from '../database';
import { DomainError } from '../errors';
import { type JobBrand, type JobDefinition, wireSchedule } from './job';
import { createJobAdmin, type JobAdmin } from './job-admin';
import { jobStore } from './job-store';
import { lastPeriod } from './next-period';
import { createQueue } from './queue';
import { asRun, runDue, type RunnerParts } from './runner';
import { tidyJob } from './tidy';
import { startWorker } from './worker';

/** Work that nobody waits for, by name. It runs once over all instances, is tried again, and is seen. */
export interface Jobs<Name extends string = JobName> {
  /** Adds a job. Modules do so when they are made; nothing runs before `start`. @throws Error for a name that is there already */
  define(definition: JobDefinition<Name>): void;
  /** Adds a run of a job on demand, inside the caller's transaction where `within` is given: no effect without its work, no work without its effect. */
  enqueue(name: Name, asked?: { brand?: string; data?: unknown; within?: Database }): Promise<void>;
  /**
   * Runs a job in this process, and answers with its result. For tests and commands; the console asks for a run and does not wait.
   *
   * @throws DomainError `request.in_flight` while it runs; whatever the job throws
   */
  runNow(name: Name, brand?: string): Promise<unknown>;
  /** The brands for which jobs with `perBrand` run. */
  forBrands(brands: () => readonly JobBrand[]): void;
  /** From now on this process runs what is due. Tests leave it out: there a job runs when it is told to. */
  start(): Promise<void>;
  admin: JobAdmin<Name>;
}

export interface JobsParts {
  db: Database;
  pool: pg.Pool;
  log: Logger;
  onClose: OnClose;
  pollMs?: number;
  sweepMs?: number;
  /** How long the process waits for what is under way when it ends. */
  drainMs?: number;
}

export function createJobs<Name extends string = JobName>(parts: JobsParts): Jobs<Name> {
  const { db, pool, log, onClose, pollMs = 1_000, sweepMs = 15_000, drainMs = 10_000 } = parts;
  const definitions = new Map<string, JobDefinition<string>>();
  const queue = createQueue(pool);
  const ending = new AbortController();
  let brands: () => readonly JobBrand[] = () => [];
  const runner: RunnerParts = {
    ...{ db, queue, log, ending: ending.signal },
    find(name) {
      const found = definitions.get(name);
      if (!found) throw new Error(`there is no job ${name}`);
      return found;
    },
    brandOf: (code) => brands().find((brand) => brand.code === code),
  };
  const all = () => [...definitions.values()];
  const brandsOf = ({ perBrand }: JobDefinition<string>) => (perBrand ? brands() : [undefined]);
  const ensure = ({ name, schedule }: JobDefinition<string>) => queue.ensure([{ name, ordered: 'onDemand' in schedule }]);
  /** Puts a run in front, to be taken at once. */
  const bring = async (name: string, brand = '', within = db): Promise<void> => {
    const definition = runner.find(name);
    const store = jobStore(within);
    await ensure(definition);
    if (await store.isActive(name, brand)) throw new DomainError('request.in_flight');
    const now = new Date();
    const period = definition.catchUp ? lastPeriod(wireSchedule(definition.schedule, runner.brandOf(brand)), now) : now;
    if (await store.bringForward(name, brand, period)) return;
    await queue.add([asRun(definition, brand, period, new Date(now.getTime() - 1_000))], within);
  };
  const tidy = tidyJob(db, queue);
  definitions.set(tidy.name, tidy);
  return {
    define(definition) {
      if (definitions.has(definition.name)) throw new Error(`there are two jobs ${definition.name}`);
      definitions.set(definition.name, definition);
    },
    async enqueue(name, { brand = '', data, within = db } = {}) {
      const definition = runner.find(name);
      await ensure(definition);
      const now = new Date();
      await queue.add([{ ...asRun(definition, brand, now, now), data }], within);
    },
    async runNow(name, brand = '') {
      await bring(name, brand);
      const ended = (await runDue(runner, name)).filter((each) => each.brand === brand).at(-1);
      if (ended?.outcome === 'failed') throw ended.error;
      return ended?.result;
    },
    forBrands: (known) => void (brands = known),
    async start() {
      const worker = await startWorker({ ...runner, pool, definitions: all, brandsOf, pollMs, sweepMs });
      onClose('jobs', () => drain(worker.stop(), ending, drainMs));
    },
    admin: createJobAdmin({ db, pool, queue, definitions: all, brandsOf, bring }),
  };
}

/** What does not end in time is told to, and runs again elsewhere. */
async function drain(stopped: Promise<void>, ending: AbortController, drainMs: number): Promise<void> {
  const timer = setTimeout(() => ending.abort(new Error('the gateway ends')), drainMs);
  await stopped;
  clearTimeout(timer);
}
