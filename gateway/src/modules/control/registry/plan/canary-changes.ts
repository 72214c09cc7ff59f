import type { CanaryStage } from '@pavilion/api/operations';
import { type BrandState, type Canary, nameOf, type RemoteInBrand, type World } from './brand-state';
import { effect, type Effect, type EffectOf, viewOf, warn, withRemote } from './effect';
import { earlierOf, ending, notOn, promoteEffect, refused, replace } from './remote-changes';
import { versionObjections } from './version-check';
import { sayCanary, sayCanaryEnd, sayRevoke, sayRunsNothing, sayStage } from './words';

const MINUTE_MS = 60_000;

/** A version for some visitors, in stages. It takes the place of a canary that is under way. */
export const canaryEffect: EffectOf<'canary'> = (state, { remote, version, stages }, world) => {
  const present = state.remotes[remote];
  const text = sayCanary(remote, version, stages);
  if (!present) return refused(state, text, 'registry.unknown_remote');
  if (!present.version) return refused(state, text, 'registry.not_released');
  if (present.version === version || !growing(stages)) return refused(state, text, 'registry.canary_refused');
  const objections = [...versionObjections(state, remote, version, world), ...notOn(present)];
  const other = present.canary?.version === version ? undefined : present.canary?.version;
  const next = {
    ...present,
    canary: beginning(version, stages, world),
    ended: ending(present, [other], version).filter((each) => each !== present.version),
  };
  return replace(state, remote, next, text, objections);
};

/** Everybody back to the version that the canary was compared with. */
export const canaryEndEffect: EffectOf<'canary-end'> = (state, { remote }) => {
  const present = state.remotes[remote];
  const text = sayCanaryEnd(remote, present?.canary?.version, present?.version ?? null);
  if (!present) return refused(state, text, 'registry.unknown_remote');
  if (!present.canary) return refused(state, text, 'registry.no_canary');
  const next = { ...present, canary: null, ended: ending(present, [present.canary.version], present.version) };
  return replace(state, remote, next, text);
};

/** Never again. A brand that runs the version falls back to an earlier one, or loses the remote until another is promoted. */
export const revokeEffect: EffectOf<'revoke'> = (state, { remote, version }, world) => {
  const name = nameOf(remote, version);
  if (!world.descriptors.has(name)) return refused(state, sayRevoke(remote, version, undefined), 'registry.unknown_version');
  const without = { ...state, revoked: new Set([...state.revoked, name]) };
  const present = state.remotes[remote];
  const after = present && withoutVersion(without, remote, present, version, world);
  const fellBack = after && after.version !== present.version ? after.version : undefined;
  const runsNothing = after?.version === version;
  const line = {
    text: sayRevoke(remote, version, fellBack),
    before: { revoked: state.revoked.has(name), remote: viewOf(present) },
    after: { revoked: true, remote: viewOf(after) },
  };
  const objections = runsNothing && !state.revoked.has(name) ? [warn('registry.runs_nothing', sayRunsNothing)] : [];
  return effect(state, after ? withRemote(without, remote, after) : without, line, objections);
};

/** The next stage of a canary, or the version for everybody after the last. Carried out by the clock, not by an operator. */
export function advanceCanary(state: BrandState, remote: string, world: World): Effect {
  const present = state.remotes[remote];
  const canary = present?.canary;
  if (!canary) return refused(state, sayCanaryEnd(remote, undefined, null), 'registry.no_canary');
  const stage = canary.stages[canary.stage + 1];
  if (!stage) return promoteEffect(state, { kind: 'promote', remote, version: canary.version }, world);
  // From when the stage should have begun, so that stages that were missed are caught up in their order.
  const begun = canary.nextStageAt;
  const next = { ...canary, stage: canary.stage + 1, stageAt: begun, nextStageAt: later(begun, stage.minutes) };
  const objections = versionObjections(state, remote, canary.version, world).filter(({ weight }) => weight === 'stops');
  return replace(state, remote, { ...present, canary: next }, sayStage(remote, canary.version, stage), objections);
}

function withoutVersion(state: BrandState, remote: string, present: RemoteInBrand, version: string, world: World): RemoteInBrand {
  const history = present.history.filter((each) => each !== version);
  const canary = present.canary?.version === version ? null : present.canary;
  const kept = { ...present, history, canary, ended: present.ended.filter((each) => each !== version) };
  if (present.version !== version) return kept;
  const usable = earlierOf(state, remote).find(
    (each) => !versionObjections(state, remote, each, world).some(({ weight }) => weight === 'stops'),
  );
  if (!usable) return { ...kept, canary: null, mode: 'killed' };
  return { ...kept, version: usable, history: history.slice(history.indexOf(usable) + 1) };
}

function beginning(version: string, stages: readonly CanaryStage[], { now, salt }: World): Canary {
  return { version, salt, stages, stage: 0, startedAt: now, stageAt: now, nextStageAt: later(now, stages[0]?.minutes ?? 0) };
}

function growing(stages: readonly CanaryStage[]): boolean {
  return stages.every(({ bps }, at) => bps > (stages[at - 1]?.bps ?? 0));
}

function later(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MS);
}
