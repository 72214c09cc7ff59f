import type { CanaryStage } from '@pavilion/api/staff';
import { type BrandState, type Canary, versionKey, type RemoteInBrand, type PlanContext } from './brand-state';
import { createEffect, type Effect, type EffectOf, viewOf, warningObjection, withRemote } from './effect';
import {
  rollbackVersions,
  endedVersions,
  switchedOffWarnings,
  promoteEffect,
  blockedEffect,
  replaceRemote,
} from './remote-changes';
import { versionObjections } from './version-check';
import { canaryText, canaryEndText, revokeText, runsNothingText, stageText } from './plan-texts';

const MINUTE_MS = 60_000;

/** A version for some visitors, in stages. It takes the place of a canary that is under way. */
export const canaryEffect: EffectOf<'canary'> = (state, { remote, version, stages, audience = null }, context) => {
  const present = state.remotes[remote];
  const text = canaryText(remote, version, stages, audience);
  if (!present) return blockedEffect(state, text, 'registry.unknown_remote');
  if (!present.version) return blockedEffect(state, text, 'registry.not_released');
  if (present.version === version || !hasGrowingStages(stages)) return blockedEffect(state, text, 'registry.canary_refused');
  const objections = [...versionObjections(state, remote, version, context), ...switchedOffWarnings(present)];
  const other = present.canary?.version === version ? undefined : present.canary?.version;
  const next = {
    ...present,
    canary: { ...newCanary(version, stages, context), audience },
    ended: endedVersions(present, [other], version).filter((each) => each !== present.version),
  };
  return replaceRemote(state, remote, next, text, objections);
};

/** Everybody back to the version that the canary was compared with. */
export const canaryEndEffect: EffectOf<'canary-end'> = (state, { remote }) => {
  const present = state.remotes[remote];
  const text = canaryEndText(remote, present?.canary?.version, present?.version ?? null);
  if (!present) return blockedEffect(state, text, 'registry.unknown_remote');
  if (!present.canary) return blockedEffect(state, text, 'registry.no_canary');
  const next = { ...present, canary: null, ended: endedVersions(present, [present.canary.version], present.version) };
  return replaceRemote(state, remote, next, text);
};

/** Never again. A brand that runs the version falls back to an earlier one, or loses the remote until another is promoted. */
export const revokeEffect: EffectOf<'revoke'> = (state, { remote, version }, context) => {
  const name = versionKey(remote, version);
  if (!context.descriptors.has(name))
    return blockedEffect(state, revokeText(remote, version, undefined), 'registry.unknown_version');
  const without = { ...state, revoked: new Set([...state.revoked, name]) };
  const present = state.remotes[remote];
  const after = present && withoutVersion(without, remote, present, version, context);
  const fellBack = after && after.version !== present.version ? after.version : undefined;
  const runsNothing = after?.version === version;
  const line = {
    text: revokeText(remote, version, fellBack),
    before: { revoked: state.revoked.has(name), remote: viewOf(present) },
    after: { revoked: true, remote: viewOf(after) },
  };
  const objections = runsNothing && !state.revoked.has(name) ? [warningObjection('registry.runs_nothing', runsNothingText)] : [];
  return createEffect(state, after ? withRemote(without, remote, after) : without, line, objections);
};

/** The next stage of a canary, or the version for everybody after the last. Carried out by the clock, not by an operator. */
export function advanceCanary(state: BrandState, remote: string, context: PlanContext): Effect {
  const present = state.remotes[remote];
  const canary = present?.canary;
  if (!canary) return blockedEffect(state, canaryEndText(remote, undefined, null), 'registry.no_canary');
  const stage = canary.stages[canary.stage + 1];
  if (!stage) return promoteEffect(state, { kind: 'promote', remote, version: canary.version }, context);
  // From now on, however late it is: each stage has its whole time, and what was seen before says nothing of its share.
  const { now } = context;
  const next = { ...canary, stage: canary.stage + 1, stageAt: now, nextStageAt: addMinutes(now, stage.minutes), seen: null };
  const objections = versionObjections(state, remote, canary.version, context).filter(({ weight }) => weight === 'stops');
  return replaceRemote(state, remote, { ...present, canary: next }, stageText(remote, canary.version, stage), objections);
}

function withoutVersion(
  state: BrandState,
  remote: string,
  present: RemoteInBrand,
  version: string,
  context: PlanContext,
): RemoteInBrand {
  const history = present.history.filter((each) => each !== version);
  const canary = present.canary?.version === version ? null : present.canary;
  const kept = { ...present, history, canary, ended: present.ended.filter((each) => each !== version) };
  if (present.version !== version) return kept;
  const usable = rollbackVersions(state, remote).find(
    (each) => !versionObjections(state, remote, each, context).some(({ weight }) => weight === 'stops'),
  );
  if (!usable) return { ...kept, canary: null, mode: 'killed' };
  return { ...kept, version: usable, history: history.slice(history.indexOf(usable) + 1) };
}

function newCanary(version: string, stages: readonly CanaryStage[], { now, salt }: PlanContext): Omit<Canary, 'audience'> {
  return {
    version,
    salt,
    stages,
    stage: 0,
    startedAt: now,
    stageAt: now,
    nextStageAt: addMinutes(now, stages[0]?.minutes ?? 0),
    seen: null,
  };
}

function hasGrowingStages(stages: readonly CanaryStage[]): boolean {
  return stages.every(({ bps }, at) => bps > (stages[at - 1]?.bps ?? 0));
}

function addMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MS);
}
