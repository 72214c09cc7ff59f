import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import { lapseRounds, vendorsOfOpenRounds } from '../wallet';
import { vendorTermsStore } from './terms-store';

/** Of vendors that are not connected, such as one whose rounds were brought over from elsewhere. */
const DEFAULT_DAYS = 30;
const ROUNDS_PER_BATCH = 20_000;

/**
 * Lets rounds lapse whose vendor never ends them: some end lost rounds with the bet, and say nothing more. Each vendor has its own number of days
 * (`docs/vendors.md`). What lapsed is in the audit log, in the transaction that lets it.
 */
export function lapseOpenRounds({ db, jobs }: Pick<Platform, 'db' | 'jobs'>, { audit }: { audit: Audit }): void {
  const lapseBatch = (brand: string, vendor: string, days: number): Promise<number> =>
    db.transaction().execute(async (trx) => {
      const lapsed = await lapseRounds(trx, { brand, vendor, days, most: ROUNDS_PER_BATCH });
      for (const { currency, rounds, staked } of lapsed)
        await audit.append(trx, {
          who: 'job:rounds.lapse',
          brand,
          action: 'rounds.lapsed',
          reason: `nothing moved in them for ${days} days`,
          after: { vendor, days, currency, rounds, staked: String(staked) },
        });
      return lapsed.reduce((sum, { rounds }) => sum + rounds, 0);
    });
  jobs.define({
    name: 'rounds.lapse',
    schedule: { every: 1, unit: 'hour' },
    perBrand: true,
    timeoutSeconds: 600,
    async run({ brand, signal }) {
      let rounds = 0;
      if (!brand) return { rounds };
      const rules = new Map((await vendorTermsStore(db).all()).map((row) => [row.code, row.rounds_lapse_days]));
      for (const vendor of await vendorsOfOpenRounds(db, brand.code))
        for (let lapsed = ROUNDS_PER_BATCH; lapsed === ROUNDS_PER_BATCH; rounds += lapsed) {
          signal.throwIfAborted();
          lapsed = await lapseBatch(brand.code, vendor, rules.get(vendor) ?? DEFAULT_DAYS);
        }
      return { rounds };
    },
  });
}
