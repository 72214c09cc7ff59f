import type { CanarySeen } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { Registry, RunningCanary } from '../registry';
import { type CanaryEvidence, evaluateCanary, type CanarySample } from './evaluate-canary';

/** Ends canaries that are worse than what they are to replace. */
export interface CanaryWatch {
  /** Judges every running canary now. The job `canaries.judge`. */
  check(): Promise<void>;
}

export function watchCanaries(
  { db, log, jobs }: Pick<Platform, 'db' | 'log' | 'jobs'>,
  registry: Pick<Registry, 'canaries' | 'endCanary' | 'observeCanary'>,
): CanaryWatch {
  const check = async () => {
    for (const canary of await registry.canaries())
      // One that cannot be judged must not keep the others from it.
      await judge(db, registry, canary).catch((error: unknown) =>
        log.error({ err: error, canary }, 'a canary could not be judged'),
      );
  };
  jobs.define({ name: 'canaries.judge', schedule: { every: 5, unit: 'second' }, run: check });
  return { check };
}

async function judge(db: Database, registry: Pick<Registry, 'endCanary' | 'observeCanary'>, running: RunningCanary): Promise<void> {
  const evidence = await evidenceOf(db, running);
  const why = evaluateCanary(evidence);
  if (!why) return registry.observeCanary(running, await seenOf(db, running, evidence));
  const { brand, remote, version, control, since } = running;
  await registry.endCanary(brand, remote, why, { version, against: control, since: since.toISOString(), ...evidence });
}

/** Since the stage began, and at most six hours: a good night must not speak for a bad morning. */
async function evidenceOf(db: Database, { brand, remote, version, control, since }: RunningCanary): Promise<CanaryEvidence> {
  const start = sql`greatest(${since}::timestamptz, now() - interval '6 hours')`;
  const canary = await sql<CanaryEvidence['canary']>`
    with pages as (
      select sum(mounts)::int as mounts, sum(failures)::int as failures, sum(errors)::int as errors, sum(grave)::int as grave
      from canary_reports where brand = ${brand} and remote = ${remote} and version = ${version} and at >= ${start} group by page
    )
    select coalesce(sum(mounts + failures), 0)::int as attempts, coalesce(sum(failures), 0)::int as failures,
      coalesce(sum(errors), 0)::int as errors, count(*) filter (where mounts + failures > 0)::int as pages,
      count(*) filter (where failures > 0 and failures >= mounts)::int as "failingPages",
      count(*) filter (where grave > 0)::int as "refusingPages"
    from pages`.execute(db);
  const before = await sql<CanarySample>`
    select coalesce(sum(mounts + failures), 0)::int as attempts, coalesce(sum(failures), 0)::int as failures,
      coalesce(sum(errors), 0)::int as errors
    from remote_minutes
    where brand = ${brand} and remote = ${remote} and version = ${control} and minute >= date_trunc('minute', ${start})`.execute(
    db,
  );
  const nothing = { attempts: 0, failures: 0, errors: 0 };
  return {
    canary: canary.rows[0] ?? { ...nothing, pages: 0, failingPages: 0, refusingPages: 0 },
    control: before.rows[0] ?? nothing,
  };
}

/** Visits are those of the whole stage, however long it lasts. */
async function seenOf(
  db: Database,
  { brand, remote, version, since }: RunningCanary,
  { canary, control }: CanaryEvidence,
): Promise<CanarySeen> {
  const { rows } = await sql<{ visits: number }>`
    select count(distinct page)::int as visits from canary_reports
    where brand = ${brand} and remote = ${remote} and version = ${version} and at >= ${since} and mounts + failures > 0`.execute(
    db,
  );
  const { attempts, failures, errors, failingPages } = canary;
  return { visits: rows[0]?.visits ?? 0, canary: { attempts, failures, errors, failingPages }, control };
}
