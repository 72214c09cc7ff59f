import type { Logger } from 'pino';
import { regularly } from '../../../platform/regularly';
import { dueCanaries } from './brand-store';
import { type EngineParts, type Issued, refuseStopped, workOn } from './engine';
import type { ManifestsInForce } from './in-force';
import { carryOutDue } from './pending';
import { duePending } from './pending-store';
import { advanceCanary } from './plan/canary-changes';
import type { BrandState, World } from './plan/brand-state';
import { type Planned, planChanges } from './plan/plan-changes';
import { worldFor } from './world';

/** What happens by itself in a brand, by the database's clock. */
export interface Clock {
  /** Everything that is due now. Any number of instances may call it at once: each thing is done by one of them. */
  tick(): Promise<void>;
  close(): Promise<void>;
}

const EVERY_MS = 1_000;
const BY_ITSELF = { who: 'canary', reason: 'its stage was over' };

/** Stages of canaries, scheduled changes, and manifests whose announcement was lost. */
export function startClock(parts: EngineParts & { log: Logger; inForce: ManifestsInForce; onPending(brand: string): void }): Clock {
  const { platform, inForce, log } = parts;
  const one = async (what: string, act: () => Promise<{ issued: Issued[] }>) => {
    // One that fails must not keep the others from their time.
    try {
      await inForce.announce((await act()).issued);
    } catch (error) {
      log.error({ err: error }, what);
    }
  };
  const tick = async () => {
    for (const { brand, remote } of await dueCanaries(platform.db))
      await one('a canary could not go on', () => advance(parts, brand, remote));
    for (const row of await duePending(platform.db)) {
      await one('a scheduled change could not be done', () => carryOutDue(parts, row));
      parts.onPending(row.brand);
    }
    await inForce.catchUp();
  };
  return { tick, close: regularly(EVERY_MS, tick, (error) => log.warn({ err: error }, 'the clock of brands missed a second')) };
}

/** One stage further, from what is true under the lock. A version that may not run by now ends instead. */
function advance(parts: EngineParts, brand: string, remote: string): Promise<{ issued: Issued[] }> {
  return workOn(parts, brand, [], async (work) => {
    const canary = work.state.remotes[remote]?.canary;
    if (!canary || canary.nextStageAt > work.now) return;
    const world = await worldFor(parts.versions, work.db, work.state, [], work.now);
    const planned = advanced(work.state, remote, world);
    const goesOn = planned.next.remotes[remote]?.canary;
    await work.carryOut(planned, BY_ITSELF, goesOn ? { action: 'canary-stage' } : {});
  });
}

function advanced(state: BrandState, remote: string, world: World): Planned {
  const { next, ...line } = advanceCanary(state, remote, world);
  const version = state.remotes[remote]?.canary?.version ?? '';
  const planned = { next, lines: [{ change: { kind: 'promote', remote, version } as const, ...line }] };
  try {
    refuseStopped(planned.lines);
    return planned;
  } catch {
    return planChanges(state, [{ kind: 'canary-end', remote }], world);
  }
}
