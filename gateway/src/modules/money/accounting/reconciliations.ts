import {
  DAILY_RECONCILIATION,
  type NewReconciliation,
  type ReconciliationLine,
  type ReconciliationsValue,
  type ReconciliationValue,
} from '@pavilion/api/staff';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import { compareRecords, totalRecords } from './compare-records';
import { isValidDay, latestDay, periodOf } from './period';
import { type DifferenceRow, type Job, reconciliationStore, type ReconciliationRow } from './reconciliation-store';
import { createReconciliationSources, type SourceDependencies } from './reconciliation-sources';

/** Days of companies and vendors, held against the books. */
export interface Reconciliations {
  list(brand: Brand): Promise<ReconciliationsValue>;
  /** @throws DomainError `request.not_found` */
  find(brand: string, id: bigint): Promise<ReconciliationValue>;
  /** Compares a day that is over, now. @throws DomainError `request.invalid`, `request.in_flight`, `accounting.no_report` */
  compare(brand: Brand, asked: NewReconciliation, who: string): Promise<ReconciliationValue>;
  /** @throws DomainError `request.not_found` */
  explain(brand: string, place: { id: bigint; difference: bigint }, who: string, reason: string): Promise<ReconciliationValue>;
  /**
   * Compares the day before `at` with every source with which nobody compared it yet. The job `accounting.reconcile`, two hours after midnight
   * in the brand.
   *
   * @throws Error naming the sources that could not be compared
   */
  compareDue(brand: Brand, at: Date, signal?: AbortSignal): Promise<void>;
}

export interface ReconciliationDependencies extends SourceDependencies {
  audit: Audit;
}

export function createReconciliations(platform: Pick<Platform, 'db' | 'log'>, needs: ReconciliationDependencies): Reconciliations {
  const { db, log } = platform;
  const { audit, vendors, providers } = needs;
  const store = reconciliationStore(db);
  const { sourcesOf, sidesOf } = createReconciliationSources(db, { store, vendors, providers });
  const run = async (id: bigint, job: Job, timeZone: string): Promise<void> => {
    const period = await periodOf(db, job.day, timeZone);
    const { ours, theirs } = await sidesOf(job, period);
    await db.transaction().execute(async (trx) => {
      const within = reconciliationStore(trx);
      await within.replace(id, compareRecords(ours, theirs));
      await within.finish(id, { ours: totalRecords(ours), theirs: totalRecords(theirs) });
    });
  };
  const find = async (brand: string, id: bigint): Promise<ReconciliationValue> => {
    const row = await store.byId(brand, id);
    if (!row) throw new DomainError('request.not_found');
    return { ...toWireRow(row), list: (await store.differences(id)).map(toWireDifference) };
  };
  const runAndNote = (id: bigint, job: Job, timeZone: string) =>
    run(id, job, timeZone).then(
      () => true,
      async (err: Error) => {
        log.warn({ err, job }, 'a day could not be compared');
        await store.fail(id, err.message.slice(0, 200));
        return false;
      },
    );
  return {
    find,
    async list(brand) {
      const { day } = await latestDay(db, brand.timeZone);
      return { sources: await sourcesOf(brand.code), list: (await store.list(brand.code)).map(toWireRow), latestDay: day };
    },
    async compare({ code: brand, currency, timeZone }, { source, day }, who) {
      const latest = await latestDay(db, timeZone);
      if (!isValidDay(day) || day > latest.day) throw new DomainError('request.invalid', { fields: { day: 'request.invalid' } });
      if (!(await sourcesOf(brand)).includes(source)) throw new DomainError('accounting.no_report');
      const job = { brand, source, day, currency };
      const id = await store.claim(job, who, false);
      if (id === undefined) throw new DomainError('request.in_flight');
      await audit.append(db, { who, reason: `${source} ${day}`, brand, action: 'accounting.compared' });
      await runAndNote(id, job, timeZone);
      return find(brand, id);
    },
    async explain(brand, { id, difference }, who, reason) {
      await db.transaction().execute(async (trx) => {
        const row = await reconciliationStore(trx).byId(brand, id);
        const explained = row && (await reconciliationStore(trx).explain(id, difference, who, reason));
        if (!explained) throw new DomainError('request.not_found');
        const { kind, subject } = explained;
        await audit.append(trx, {
          who,
          reason,
          brand,
          action: 'accounting.explained',
          after: { reconciliation: String(id), kind, subject },
        });
      });
      return find(brand, id);
    },
    compareDue: createDailyReconciliation({ db, sourcesOf, runAndNote }),
  };
}

interface DailyDependencies {
  db: Platform['db'];
  sourcesOf(brand: string): Promise<string[]>;
  /** Whether it could be compared. */
  runAndNote(id: bigint, job: Job, timeZone: string): Promise<boolean>;
}

function createDailyReconciliation({ db, sourcesOf, runAndNote }: DailyDependencies): Reconciliations['compareDue'] {
  const store = reconciliationStore(db);
  return async ({ code: brand, currency, timeZone }, at, signal) => {
    const { day } = await latestDay(db, timeZone, at);
    const failed: string[] = [];
    for (const source of await sourcesOf(brand)) {
      signal?.throwIfAborted();
      const job = { brand, source, day, currency };
      const id = await store.claim(job, DAILY_RECONCILIATION, true);
      // Whoever else compares it may not come to an end.
      const done = id === undefined ? await store.isDone(job) : await runAndNote(id, job, timeZone);
      if (!done) failed.push(source);
    }
    if (failed.length) throw new Error(`${day} could not be compared with ${failed.join(', ')}`);
  };
}

function toWireRow(row: ReconciliationRow): ReconciliationLine {
  const { source, day, currency, state, failure, differences, unexplained } = row;
  return {
    id: String(row.id),
    source,
    day,
    currency,
    state,
    failure,
    differences,
    unexplained,
    requestedBy: row.requested_by,
    ours: { count: row.ours_count, amount: String(row.ours_amount) },
    theirs: { count: row.theirs_count, amount: String(row.theirs_amount) },
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

function toWireDifference({
  id,
  kind,
  what,
  subject,
  ours,
  theirs,
  explained_by: by,
  explained_at: at,
  explanation,
}: DifferenceRow) {
  return {
    id: String(id),
    kind,
    what,
    subject,
    ours,
    theirs,
    explained: by === null || at === null ? null : { by, at: at.toISOString(), reason: explanation ?? '' },
  };
}
