import type { NewReconciliation, ReconciliationQuery, ReconciliationsValue, ReconciliationValue } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { isDay } from '@pavilion/time';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import { createDailyReconciliation } from './daily-reconciliation';
import { latestDay } from './period';
import { toWireDifference, toWireRow } from './reconciliation-lines';
import { createReconciliationSources, type SourceDependencies } from './reconciliation-sources';
import { reconciliationStore } from './reconciliation-store';
import { createRunReconciliation } from './run-reconciliation';

/** Days of companies and vendors, held against the books. */
export interface Reconciliations {
  list(brand: Brand, asked?: ReconciliationQuery): Promise<ReconciliationsValue>;
  /** How many differences nobody has explained yet. */
  countUnexplained(brand: string): Promise<number>;
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
  const { db } = platform;
  const { audit, vendors, providers } = needs;
  const store = reconciliationStore(db);
  const { sourcesOf, sidesOf } = createReconciliationSources(db, { store, vendors, providers });
  const runAndNote = createRunReconciliation(platform, { sidesOf });
  const find = async (brand: string, id: bigint): Promise<ReconciliationValue> => {
    const row = await store.byId(brand, id);
    if (!row) throw new DomainError('request.not_found');
    return { ...toWireRow(row), list: (await store.differences(id)).map(toWireDifference) };
  };
  return {
    find,
    countUnexplained: store.countUnexplained,
    async list(brand, { after } = {}) {
      const { day } = await latestDay(db, brand.timeZone);
      const { rows, more } = await store.list(brand.code, after);
      const last = rows.at(-1);
      return {
        sources: await sourcesOf(brand.code),
        list: rows.map(toWireRow),
        ...(more && last && { next: String(last.id) }),
        latestDay: day,
      };
    },
    async compare({ code: brand, currency, timeZone }, { source, day }, who) {
      const latest = await latestDay(db, timeZone);
      if (!isDay(day) || day > latest.day) throw new DomainError('request.invalid', { fields: { day: 'request.invalid' } });
      if (!(await sourcesOf(brand)).includes(source)) throw new DomainError('accounting.no_report');
      const job = { brand, source, day, currency };
      const id = await store.claim(job, who, false);
      if (id === undefined) throw new DomainError('request.in_flight');
      await audit.append(db, { who, reason: `${source} ${day}`, brand, action: 'accounting.compared' });
      await runAndNote(id, job, timeZone);
      return find(brand, id);
    },
    async explain(brand, place, who, reason) {
      await db.transaction().execute((trx) => explainDifference(trx, audit, { brand, ...place, who, reason }));
      return find(brand, place.id);
    },
    compareDue: createDailyReconciliation({ db, sourcesOf, runAndNote }),
  };
}

interface Explanation {
  brand: string;
  id: bigint;
  difference: bigint;
  who: string;
  reason: string;
}

async function explainDifference(trx: Database, audit: Audit, { brand, id, difference, who, reason }: Explanation): Promise<void> {
  const store = reconciliationStore(trx);
  const row = await store.byId(brand, id);
  const explained = row && (await store.explain(id, difference, who, reason));
  if (!explained) throw new DomainError('request.not_found');
  const { kind, subject } = explained;
  await audit.append(trx, {
    who,
    reason,
    brand,
    action: 'accounting.explained',
    after: { reconciliation: String(id), kind, subject },
  });
}
