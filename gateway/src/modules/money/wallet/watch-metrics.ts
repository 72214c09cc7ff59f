import { Gauge, register } from 'prom-client';
import type { Database } from '../../../platform/database';
import { readWatchState } from './freeze-store';

const gauge = (name: string, help: string) => (register.getSingleMetric(name) as Gauge | undefined) ?? new Gauge({ name, help });

/** What a dashboard shows of the looking; set whenever this instance asks how the ledger stands. */
export function watchMetrics(db: Database) {
  const frozen = gauge('pavilion_ledger_frozen', '1 while payments are frozen because the ledger does not balance');
  const faults = gauge('pavilion_ledger_faults', 'Faults found in the ledger at present');
  const looked = gauge('pavilion_ledger_checked_seconds', 'When the ledger was checked last, seconds since 1970');
  const whole = gauge('pavilion_ledger_full_check_seconds', 'When the last full check of the ledger ended, seconds since 1970');
  return {
    async read(isFrozen: boolean): Promise<void> {
      const { found, checkedAt, passEnded } = await readWatchState(db);
      frozen.set(isFrozen ? 1 : 0);
      faults.set(found.length);
      looked.set((checkedAt?.getTime() ?? 0) / 1000);
      whole.set((passEnded?.getTime() ?? 0) / 1000);
    },
  };
}
