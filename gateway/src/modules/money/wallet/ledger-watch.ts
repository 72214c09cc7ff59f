import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import { repeatEvery } from '../../../platform/timers';
import type { Audit } from '../../control/audit';
import { secondPerson } from '../../control/operators';
import { type Fault, isFrozen, liftersOf, liftFreeze, type LedgerCheck, markCheckPosition, checkNextChunk } from './freeze-store';
import { watchMetrics } from './watch-metrics';

/** Looks at the ledger all the time and stops money when something is off. */
export interface LedgerWatch {
  /**
   * Looks now, until nothing is left that was never looked at, but for what waits for transactions that are still open. The job
   * `ledger.check`.
   */
  check(): Promise<readonly Fault[]>;
  /**
   * One operator's agreement that money moves again; the second one's makes it so.
   *
   * @throws DomainError `ledger.not_frozen`, `ledger.unbalanced` while something is still off, `accounting.second_operator_required`, `operators.unconfirmed`
   */
  liftFreeze(who: string, reason: string): Promise<'waiting' | 'lifted'>;
}

/** Each instance asks for itself whether money stands still. */
const FREEZE_POLL_INTERVAL_MS = 5_000;
/** A long ledger that was never looked at is read in turns, so that a look ends. */
const MAX_CHECKS_PER_RUN = 200;
/** A million transactions while somebody waits; of more, what a pass found stands until one ends by itself. */
const MAX_CHECKS_PER_LIFT = 40;
/** Somebody else looks, perhaps since before what was done last: their turn is waited for. */
const RETRY_DELAY_MS = 100;
const WATCH = 'ledger watch';

const REFUSALS = { none: 'ledger.not_frozen', unsound: 'ledger.unbalanced', same: 'accounting.second_operator_required' } as const;

export function createLedgerWatch(
  platform: Pick<Platform, 'db' | 'log' | 'lifecycle' | 'jobs' | 'onClose'>,
  { audit }: { audit: Audit },
): LedgerWatch {
  const { db, log, lifecycle, jobs } = platform;
  const metrics = watchMetrics(db);
  const checkOnce = () =>
    db.transaction().execute(async (trx) => {
      const found = await checkNextChunk(trx);
      if (found?.froze) await audit.append(trx, freezeAuditEntry(found));
      return found;
    });
  const checkUntil = async (
    enough: (check: LedgerCheck) => boolean,
    turns: number,
    signal?: AbortSignal,
  ): Promise<readonly Fault[]> => {
    for (let turn = 1; ; turn += 1) {
      await markCheckPosition(db);
      const found = await checkOnce();
      if (found?.froze) log.error({ faults: found.faults }, 'the ledger does not balance: payments are frozen');
      if (!found) await delay(RETRY_DELAY_MS);
      if (!(found && enough(found)) && turn < turns && !signal?.aborted) continue;
      await pollFreeze();
      return found?.faults ?? [];
    }
  };
  const check = (signal?: AbortSignal) => checkUntil(({ behind }) => !behind, MAX_CHECKS_PER_RUN, signal);
  const pollFreeze = async () => {
    lifecycle.frozen = await isFrozen(db);
    await metrics.read(lifecycle.frozen);
  };
  repeatEvery(platform, 'ledger.freeze', FREEZE_POLL_INTERVAL_MS, pollFreeze);
  jobs.define({
    name: 'ledger.check',
    schedule: { every: 10, unit: 'second' },
    timeoutSeconds: 120,
    run: async ({ signal }) => ({ faults: (await check(signal)).length }),
  });
  return {
    check,
    async liftFreeze(who, reason) {
      // What was repaired a moment ago counts.
      await checkUntil(({ passed }) => passed, MAX_CHECKS_PER_LIFT);
      const outcome = await db.transaction().execute(async (trx) => {
        const beside = await liftersOf(trx);
        await secondPerson(trx, { who, beside, refusal: REFUSALS.same });
        const lifted = await liftFreeze(trx, who, reason);
        if (lifted !== 'lifted' && lifted !== 'waiting') throw new DomainError(REFUSALS[lifted]);
        await audit.append(trx, { who, reason, action: lifted === 'lifted' ? 'ledger.lifted' : 'ledger.lift-agreed' });
        return lifted;
      });
      await pollFreeze();
      return outcome;
    },
  };
}

function freezeAuditEntry({ froze, faults }: LedgerCheck) {
  return { who: WATCH, action: 'ledger.frozen', reason: `${faults.length} found`, after: { freeze: String(froze), faults } };
}
