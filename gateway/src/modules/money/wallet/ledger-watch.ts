import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { endLease, holdLease } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import { regularly } from '../../../platform/regularly';
import type { Audit } from '../../control/audit';
import { type Fault, isFrozen, liftFreeze, type Look, lookAhead, lookAtLedger } from './freeze-store';
import { watchMetrics } from './watch-metrics';

/** Looks at the ledger all the time and stops money when something is off. */
export interface LedgerWatch {
  /**
   * Looks now, until nothing is left that was never looked at, but for what waits for transactions that are still open. It happens by itself
   * every ten seconds, at one instance.
   */
  look(): Promise<readonly Fault[]>;
  /**
   * One operator's agreement that money moves again; the second one's makes it so.
   *
   * @throws DomainError `ledger.not_frozen`, `ledger.unsound` while something is still off, `books.second_person`
   */
  lift(who: string, reason: string): Promise<'waiting' | 'lifted'>;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 10_000;
/** Each instance asks for itself whether money stands still. */
const ASK_EVERY_MS = 5_000;
const LEASE = { name: 'ledger watch', seconds: 25 };
/** A long ledger that was never looked at is read in turns, so that a look ends. */
const TURNS = 200;
/** A million transactions while somebody waits; of more, what a pass found stands until one ends by itself. */
const PASS_TURNS = 40;
/** Somebody else looks, perhaps since before what was done last: their turn is waited for. */
const WAIT_MS = 100;
const WATCH = 'ledger watch';

const REFUSALS = { none: 'ledger.not_frozen', unsound: 'ledger.unsound', same: 'books.second_person' } as const;

export function createLedgerWatch(platform: Pick<Platform, 'db' | 'log' | 'lifecycle'>, { audit }: { audit: Audit }): LedgerWatch {
  const { db, log, lifecycle } = platform;
  const metrics = watchMetrics(db);
  const lookOnce = () =>
    db.transaction().execute(async (trx) => {
      const found = await lookAtLedger(trx);
      if (found?.froze) await audit.append(trx, frozen(found));
      return found;
    });
  const lookUntil = async (enough: (look: Look) => boolean, turns: number): Promise<readonly Fault[]> => {
    for (let turn = 1; ; turn += 1) {
      await lookAhead(db);
      const found = await lookOnce();
      if (found?.froze) log.error({ faults: found.faults }, 'the ledger is off: money stands still');
      if (!found) await delay(WAIT_MS);
      if (!(found && enough(found)) && turn < turns) continue;
      await ask();
      return found?.faults ?? [];
    }
  };
  const look = () => lookUntil(({ behind }) => !behind, TURNS);
  const ask = async () => {
    lifecycle.frozen = await isFrozen(db);
    await metrics.read(lifecycle.frozen);
  };
  const holder = randomUUID();
  const stop = [
    regularly(ASK_EVERY_MS, ask, (err) => log.warn({ err }, 'nobody knows whether the ledger is frozen')),
    regularly(
      LOOK_EVERY_MS,
      async () => {
        if (await holdLease(db, LEASE.name, holder, LEASE.seconds)) await look();
      },
      (err) => log.warn({ err }, 'the ledger could not be looked at'),
    ),
  ];
  return {
    look,
    async lift(who, reason) {
      // What was repaired a moment ago counts.
      await lookUntil(({ passed }) => passed, PASS_TURNS);
      const outcome = await db.transaction().execute(async (trx) => {
        const lifted = await liftFreeze(trx, who, reason);
        if (lifted !== 'lifted' && lifted !== 'waiting') throw new DomainError(REFUSALS[lifted]);
        await audit.append(trx, { who, reason, action: lifted === 'lifted' ? 'ledger.lifted' : 'ledger.lift-agreed' });
        return lifted;
      });
      await ask();
      return outcome;
    },
    async close() {
      await Promise.all(stop.map((end) => end()));
      await endLease(db, LEASE.name, holder).catch(() => undefined);
    },
  };
}

function frozen({ froze, faults }: Look) {
  return { who: WATCH, action: 'ledger.frozen', reason: `${faults.length} found`, after: { freeze: String(froze), faults } };
}
