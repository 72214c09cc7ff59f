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
  /** Compares a day that is over, now. @throws DomainError `request.invalid`, `request.in_flight`, `books.no_report` */
  compare(brand: Brand, asked: NewReconciliation, who: string): Promise<ReconciliationValue>;
  /** @throws DomainError `request.not_found` */
  explain(brand: string, place: { id: bigint; difference: bigint }, who: string, reason: string): Promise<ReconciliationValue>;
  /** Compares yesterday for every brand and source that nobody compared yet. It happens by itself, two hours after midnight there. */
  compareDue(): Promise<void>;
}

export interface ReconciliationDependencies extends SourceDependencies {
  audit: Audit;
  brands: { all(): readonly Brand[] };
}

/** Late callbacks of the evening have come by then. */
const AFTER_MIDNIGHT_MS = 2 * 3_600_000;

export function createReconciliations(platform: Pick<Platform, 'db' | 'log'>, needs: ReconciliationDependencies): Reconciliations {
  const { db, log } = platform;
  const { audit, brands, vendors, providers } = needs;
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
    run(id, job, timeZone).catch(async (error: Error) => {
      log.warn({ job, reason: error.message }, 'a day could not be compared');
      await store.fail(id, error.message.slice(0, 200));
    });
  return {
    find,
    async list(brand) {
      const { day } = await latestDay(db, brand.timeZone);
      return { sources: await sourcesOf(brand.code), list: (await store.list(brand.code)).map(toWireRow), latestDay: day };
    },
    async compare({ code: brand, currency, timeZone }, { source, day }, who) {
      const latest = await latestDay(db, timeZone);
      if (!isValidDay(day) || day > latest.day) throw new DomainError('request.invalid', { fields: { day: 'request.invalid' } });
      if (!(await sourcesOf(brand)).includes(source)) throw new DomainError('books.no_report');
      const job = { brand, source, day, currency };
      const id = await store.claim(job, who, false);
      if (id === undefined) throw new DomainError('request.in_flight');
      await audit.append(db, { who, reason: `${source} ${day}`, brand, action: 'books.compared' });
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
          action: 'books.explained',
          after: { reconciliation: String(id), kind, subject },
        });
      });
      return find(brand, id);
    },
    async compareDue() {
      for (const { code: brand, currency, timeZone } of brands.all()) {
        const { day, over } = await latestDay(db, timeZone);
        if (Date.now() < over.getTime() + AFTER_MIDNIGHT_MS) continue;
        for (const source of await sourcesOf(brand)) {
          const job = { brand, source, day, currency };
          const id = await store.claim(job, DAILY_RECONCILIATION, true);
          if (id !== undefined) await runAndNote(id, job, timeZone);
        }
      }
    },
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
    askedBy: row.asked_by,
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
