import type { Platform } from '../../../platform/platform';
import { repeatEvery } from '../../../platform/timers';
import { dueCanaries } from './brand-store';
import { type EngineDependencies, type IssuedManifest, findBlocked, withBrandLock } from './engine';
import type { ActiveManifests } from './active-manifests';
import { applyDueChange } from './pending';
import { listDuePending } from './pending-store';
import { advanceCanary } from './plan/canary-changes';
import { type BrandState, isStageOver, type PlanContext } from './plan/brand-state';
import { type Planned, planChanges } from './plan/plan-changes';
import { loadPlanContext } from './plan-context';

/** What happens by itself in a brand, by the database's clock. */
export interface RolloutScheduler {
  /** Everything that is due now. Any number of instances may call it at once: each thing is done by one of them. */
  tick(): Promise<void>;
}

const INTERVAL_MS = 1_000;
const CANARY_AUTHOR = { who: 'canary', reason: 'its stage was over' };

/** Stages of canaries, scheduled changes, and manifests whose announcement was lost. */
export function startRolloutScheduler(
  parts: EngineDependencies & {
    platform: Pick<Platform, 'db' | 'log' | 'onClose'>;
    activeManifests: ActiveManifests;
    onPending(brand: string): void;
  },
): RolloutScheduler {
  const { platform, activeManifests } = parts;
  const runStep = async (what: string, act: () => Promise<{ issued: IssuedManifest[] }>) => {
    // One that fails must not keep the others from their time.
    try {
      await activeManifests.announce((await act()).issued);
    } catch (error) {
      platform.log.error({ err: error }, what);
    }
  };
  const tick = async () => {
    for (const { brand, remote } of await dueCanaries(platform.db))
      await runStep('a canary could not go on', () => advanceStage(parts, brand, remote));
    for (const row of await listDuePending(platform.db)) {
      await runStep('a scheduled change could not be done', () => applyDueChange(parts, row));
      parts.onPending(row.brand);
    }
    await activeManifests.catchUp();
  };
  repeatEvery(platform, 'brands.changes', INTERVAL_MS, tick);
  return { tick };
}

/** One stage further, from what is true under the lock. A version that may not run by now ends instead. */
function advanceStage(parts: EngineDependencies, brand: string, remote: string): Promise<{ issued: IssuedManifest[] }> {
  return withBrandLock(parts, brand, [], async (work) => {
    const canary = work.state.remotes[remote]?.canary;
    if (!canary || !isStageOver(canary, work.now)) return;
    const world = await loadPlanContext(parts, work.db, work.state, [], work.now);
    const planned = planNextStage(work.state, remote, world);
    const goesOn = planned.next.remotes[remote]?.canary;
    const evidence = { version: canary.version, against: work.state.remotes[remote]?.version, ...canary.seen };
    await work.commitPlan(planned, CANARY_AUTHOR, { evidence, ...(goesOn && { action: 'canary-stage' }) });
  });
}

function planNextStage(state: BrandState, remote: string, context: PlanContext): Planned {
  const { next, ...line } = advanceCanary(state, remote, context);
  const version = state.remotes[remote]?.canary?.version ?? '';
  const planned = { next, lines: [{ change: { kind: 'promote', remote, version } as const, ...line }] };
  return findBlocked(planned.lines) ? planChanges(state, [{ kind: 'canary-end', remote }], context) : planned;
}
