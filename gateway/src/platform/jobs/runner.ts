import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database';
import { type JobBrand, type JobDefinition, wireSchedule } from './job';
import { observeRun } from './job-metrics';
import { jobStore } from './job-store';
import { nextPeriod } from './next-period';
import type { Queue, QueuedRun } from './queue';

export interface RunnerParts {
  db: Database;
  queue: Queue;
  log: Logger;
  find(name: string): JobDefinition<string>;
  brandOf(code: string): JobBrand | undefined;
  /** Aborted when the process ends. */
  ending: AbortSignal;
}

export type Ended = { brand: string } & ({ outcome: 'done'; result: unknown } | { outcome: 'failed'; error: Error });

const AGAIN_AFTER_MS = 1_000;
/** An outage that lasts longer ends the attempt: its time is up, and it is run again. */
const TRIES = 120;
const LONGEST_ERROR = 500;

/** Takes what is due of a job, one run after the other, until nothing is left or no `more` is wanted. */
export async function runDue(parts: RunnerParts, name: string, more: () => boolean = () => true): Promise<Ended[]> {
  const ended: Ended[] = [];
  const { catchUp, perBrand, schedule } = parts.find(name);
  const mayBeFollowed = catchUp || perBrand || 'onDemand' in schedule;
  while (more()) {
    const run = await parts.queue.take(name);
    if (!run) break;
    ended.push(await runOne(parts, run));
    if (!mayBeFollowed) break;
  }
  return ended;
}

async function runOne(parts: RunnerParts, run: QueuedRun): Promise<Ended> {
  const { name, brand } = run;
  const definition = parts.find(name);
  const log = parts.log.child({ job: name, ...(brand && { brand }), attempt: run.retryCount + 1 });
  const startedAt = new Date();
  const timeUp = new AbortController();
  const signal = AbortSignal.any([timeUp.signal, parts.ending]);
  const seconds = timeoutOf(definition);
  const timer = setTimeout(() => timeUp.abort(new Error(`not done within ${seconds} seconds`)), seconds * 1_000).unref();
  const working = work(parts, definition, run, { signal, log });
  const ended = await Promise.race([working, whenAborted(signal)]).then(
    (result): Ended => ({ brand, outcome: 'done', result }),
    (error: unknown): Ended => ({ brand, outcome: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
  );
  clearTimeout(timer);
  await settleInTime(parts, run, { ended, startedAt, ms: Date.now() - startedAt.getTime(), log });
  // What does not look at its signal still works: no second one beside it in this process. Its failure was told above.
  if (!parts.ending.aborted) await working.catch(() => undefined);
  return ended;
}

async function work(
  { brandOf }: RunnerParts,
  { run }: JobDefinition<string>,
  { name, brand, period, data }: QueuedRun,
  { signal, log }: { signal: AbortSignal; log: Logger },
): Promise<unknown> {
  const known = brandOf(brand);
  if (brand && !known) throw new Error(`there is no brand ${brand}`);
  const result = await run({
    ...{ brand: known, period, signal, log, data },
    claimPeriod: (trx) => jobStore(trx).claimPeriod(name, brand, period),
  });
  // What cannot be kept is the job's fault, and is said as its failure.
  return result === undefined ? undefined : (JSON.parse(JSON.stringify(result)) as unknown);
}

interface Outcome {
  ended: Ended;
  startedAt: Date;
  ms: number;
  log: Logger;
}

/** Notes how it went, through an outage of the database if need be. */
async function settleInTime(parts: RunnerParts, run: QueuedRun, outcome: Outcome): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await parts.db.transaction().execute((trx) => settle(parts, run, outcome, trx));
    } catch (err) {
      if (left === TRIES) outcome.log.warn({ err }, 'how a job went could not be noted, and is tried again');
      if (left === 1 || parts.ending.aborted) return outcome.log.error({ err }, 'how a job went is lost: it runs again');
      await pause(AGAIN_AFTER_MS, undefined, { ref: false });
    }
  }
}

async function settle({ queue, find, brandOf }: RunnerParts, run: QueuedRun, outcome: Outcome, trx: Database): Promise<void> {
  const { ended, startedAt, ms, log } = outcome;
  const { name, brand, id } = run;
  const store = jobStore(trx);
  if (!(await store.owns(run))) return log.warn({ ms }, 'a job ended after its time was up: another attempt counts');
  const over = ended.outcome === 'done' || run.retryCount >= run.retryLimit;
  const what = ended.outcome === 'done' ? ended.result : ended.error.message.slice(0, LONGEST_ERROR);
  if (ended.outcome === 'done') await queue.remove(name, id, trx);
  else await queue.fail(run, String(what), trx);
  const noted = { name, brand, startedAt, ms, period: over ? run.period : null };
  const latest = await store.note(noted, ended.outcome, what);
  if (over) await queue.add(following(find(name), brandOf(brand), { brand, after: latest ?? run.period }), trx);
  if (over && ended.outcome === 'failed' && isOnceForAll(find(name))) await store.dropOlderDead(name, brand, id);
  tell(name, outcome, over);
}

function tell(name: string, { ended, ms, log }: Outcome, over: boolean): void {
  if (ended.outcome === 'done') {
    observeRun(name, 'done', ms);
    log.debug({ ms, result: ended.result }, 'a job is done');
  } else if (over) {
    observeRun(name, 'dead', ms);
    log.error({ err: ended.error, ms }, 'a job is given up and waits as a dead letter');
  } else {
    observeRun(name, 'failed', ms);
    log.warn({ err: ended.error, ms }, 'a job failed and is tried again');
  }
}

/** The run that comes next by the schedule, if it has one. */
export function following(
  definition: JobDefinition<string>,
  brand: JobBrand | undefined,
  { brand: code, after }: { brand: string; after: Date },
) {
  // A brand that went has no next time.
  if (code && !brand) return [];
  const now = new Date();
  const from = definition.catchUp || after > now ? after : now;
  const period = nextPeriod(wireSchedule(definition.schedule, brand), from);
  return period ? [asRun(definition, code, period, period)] : [];
}

export function asRun(definition: JobDefinition<string>, brand: string, period: Date, startAfter: Date) {
  const { name, retries = 5 } = definition;
  return { name, brand, period, startAfter, retries, timeoutSeconds: timeoutOf(definition) };
}

function timeoutOf({ timeoutSeconds = 60 }: JobDefinition<string>): number {
  return timeoutSeconds;
}

function isOnceForAll({ catchUp = false, schedule }: JobDefinition<string>): boolean {
  return !catchUp && !('onDemand' in schedule);
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
