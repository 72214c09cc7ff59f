import type { Objection, Texts } from '@pavilion/api/staff';
import { type BrandState, MAX_EARLIER_VERSIONS, versionKey, newRemote, type RemoteInBrand } from './brand-state';
import { createEffect, type Effect, type EffectOf, blockingObjection, viewOf, warningObjection, withRemote } from './effect';
import { versionObjections } from './version-check';
import { modeText, pinText, pinnedText, promoteText, retireText, rollbackText, switchedOffText } from './plan-texts';

/** How a remote of a brand is switched. */
export const modeEffect: EffectOf<'mode'> = (state, { remote, mode }, context) => {
  const present = state.remotes[remote];
  const text = modeText(remote, mode);
  if (!present) return blockedEffect(state, text, 'registry.unknown_remote');
  const { version } = present;
  // A page that is missing now is missing already: only what would stop a start matters here.
  const objections = mode === 'on' && version ? versionObjections(state, remote, version, context) : [];
  return replaceRemote(state, remote, { ...present, mode }, text, objections);
};

/** The version for everybody. A canary ends with it. */
export const promoteEffect: EffectOf<'promote'> = (state, { remote, version }, context) => {
  const present = state.remotes[remote] ?? newRemote;
  const objections = [
    ...versionObjections(state, remote, version, context),
    ...(present.pinned ? [warningObjection('registry.pinned', pinnedText)] : []),
    ...switchedOffWarnings(present),
  ];
  const next = {
    ...present,
    version,
    history: versionsBefore(present, version),
    ended: endedVersions(present, [present.canary?.version], version),
    canary: null,
  };
  return replaceRemote(state, remote, next, promoteText(remote, present.version, version), objections);
};

export const pinEffect: EffectOf<'pin'> = (state, { remote, pinned }) => {
  const present = state.remotes[remote];
  const text = pinText(remote, pinned);
  if (!present) return blockedEffect(state, text, 'registry.unknown_remote');
  return replaceRemote(state, remote, { ...present, pinned }, text);
};

/** The version before, or an earlier one; those that were revoked since are passed over. */
export const rollbackEffect: EffectOf<'rollback'> = (state, { remote, version }, context) => {
  const present = state.remotes[remote];
  if (!present) return blockedEffect(state, rollbackText(remote, null, version), 'registry.unknown_remote');
  const wanted = version ?? rollbackVersions(state, remote)[0];
  const text = rollbackText(remote, present.version, wanted);
  if (!present.version) return blockedEffect(state, text, 'registry.not_released');
  if (wanted && state.revoked.has(versionKey(remote, wanted))) return blockedEffect(state, text, 'registry.version_revoked');
  if (!wanted || !present.history.includes(wanted)) return blockedEffect(state, text, 'registry.unknown_version');
  const next = {
    ...present,
    version: wanted,
    history: present.history.slice(present.history.indexOf(wanted) + 1),
    ended: endedVersions(present, [present.version, present.canary?.version], wanted),
    canary: null,
  };
  return replaceRemote(state, remote, next, text, [
    ...versionObjections(state, remote, wanted, context),
    ...switchedOffWarnings(present),
  ]);
};

/** The brand is without it from now on. Only what no player can open any more is taken away. */
export const retireEffect: EffectOf<'retire'> = (state, { remote }) => {
  const { [remote]: present, ...others } = state.remotes;
  const text = retireText(remote);
  if (!present) return blockedEffect(state, text, 'registry.unknown_remote');
  if (present.mode === 'on' || present.mode === 'draining') return blockedEffect(state, text, 'registry.still_on');
  return createEffect(state, { ...state, remotes: others }, { text, before: viewOf(present), after: null });
};

/** What a remote can be rolled back to. */
export function rollbackVersions({ remotes, revoked }: Pick<BrandState, 'remotes' | 'revoked'>, remote: string): string[] {
  return (remotes[remote]?.history ?? []).filter((version) => !revoked.has(`${remote}@${version}`));
}

export function blockedEffect(state: BrandState, text: Texts, code: Parameters<typeof blockingObjection>[0]): Effect {
  return createEffect(state, state, { text, before: null, after: null }, [blockingObjection(code)]);
}

export function replaceRemote(
  state: BrandState,
  remote: string,
  next: RemoteInBrand,
  text: Texts,
  objections: readonly Objection[] = [],
): Effect {
  const line = { text, before: viewOf(state.remotes[remote]), after: viewOf(next) };
  return createEffect(state, withRemote(state, remote, next), line, objections);
}

/** Versions that open screens have to leave now, the latest first; never the one in force. */
export function endedVersions(
  { ended }: RemoteInBrand,
  now: readonly (string | null | undefined)[],
  activeManifests: string | null,
): readonly string[] {
  const all = [...now, ...ended].filter((version): version is string => !!version && version !== activeManifests);
  return [...new Set(all)].slice(0, MAX_EARLIER_VERSIONS);
}

export function switchedOffWarnings({ mode }: RemoteInBrand): Objection[] {
  return mode === 'on' ? [] : [warningObjection('registry.switched_off', switchedOffText)];
}

function versionsBefore({ version, history }: RemoteInBrand, next: string): readonly string[] {
  const all = [version, ...history].filter((each): each is string => each !== null && each !== next);
  return [...new Set(all)].slice(0, MAX_EARLIER_VERSIONS);
}
