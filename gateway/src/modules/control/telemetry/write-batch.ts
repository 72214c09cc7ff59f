import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Batch } from './batch';

/**
 * Adds a batch to what is kept, in one statement. Rows come in the order of their keys, so that instances writing at once wait for each other
 * and never in a circle. A remote has at most 200 different errors a version and 40 skewed packages a brand; what is beyond is not kept.
 */
export async function writeBatch(db: Database, batch: Batch): Promise<void> {
  const minutes = rowsOf(batch.minutes);
  const refusals = rowsOf(batch.refusals);
  const errors = rowsOf(batch.errors);
  const samples = rowsOf(batch.samples);
  const skew = rowsOf(batch.skew);
  await sql`
    with minutes as (
      insert into remote_minutes as known (
        brand, remote, version, minute, mounts, failures, threw, errors, long_tasks, longest_ms, load_times
      )
      select * from jsonb_to_recordset(${minutes}::jsonb) as told (
        brand text, remote text, version text, minute timestamptz, mounts integer, failures integer, threw integer, errors integer,
        long_tasks integer, longest_ms integer, load_times integer[]
      )
      on conflict (brand, remote, version, minute) do update set
        mounts = known.mounts + excluded.mounts, failures = known.failures + excluded.failures, threw = known.threw + excluded.threw,
        errors = known.errors + excluded.errors, long_tasks = known.long_tasks + excluded.long_tasks,
        longest_ms = greatest(known.longest_ms, excluded.longest_ms), load_times = add_counts(known.load_times, excluded.load_times)
    ), refusals as (
      insert into remote_refusals as known (brand, remote, version, minute, code, times)
      select * from jsonb_to_recordset(${refusals}::jsonb) as told (
        brand text, remote text, version text, minute timestamptz, code text, times integer
      )
      on conflict (brand, remote, version, minute, code) do update set times = known.times + excluded.times
    ), samples as (
      insert into remote_error_samples as known (remote, version, fingerprint, message, stack, last_at)
      select told.* from jsonb_to_recordset(${samples}::jsonb) as told (
        remote text, version text, fingerprint text, message text, stack text, last_at timestamptz
      )
      where (
        select count(*) from remote_error_samples as other
        where other.remote = told.remote and other.version = told.version and other.fingerprint <> told.fingerprint
      ) < 200
      on conflict (remote, version, fingerprint) do update set last_at = excluded.last_at
      returning remote, version, fingerprint
    ), errors as (
      insert into remote_errors as known (brand, remote, version, minute, fingerprint, times, last_at)
      select told.* from jsonb_to_recordset(${errors}::jsonb) as told (
        brand text, remote text, version text, minute timestamptz, fingerprint text, times integer, last_at timestamptz
      )
      join samples using (remote, version, fingerprint)
      on conflict (brand, remote, version, minute, fingerprint) do update set
        times = known.times + excluded.times, last_at = excluded.last_at
    ), skew as (
      insert into remote_skew as known (brand, remote, package, built, runs, last_at)
      select told.* from jsonb_to_recordset(${skew}::jsonb) as told (
        brand text, remote text, package text, built text, runs text, last_at timestamptz
      )
      where (
        select count(*) from remote_skew as other
        where other.brand = told.brand and other.remote = told.remote and other.package <> told.package
      ) < 40
      on conflict (brand, remote, package) do update set built = excluded.built, runs = excluded.runs, last_at = excluded.last_at
    )
    insert into canary_reports (brand, remote, version, page, mounts, failures, errors, grave)
    select * from jsonb_to_recordset(${JSON.stringify(batch.reports)}::jsonb) as told (
      brand text, remote text, version text, page uuid, mounts integer, failures integer, errors integer, grave integer
    )`.execute(db);
}

function rowsOf<Row>(rows: Map<string, Row>): string {
  const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(sorted.map(([, row]) => row));
}
