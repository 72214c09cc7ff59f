import type { Objection, Texts } from '@pavilion/api/operations';
import { type BrandState, EARLIER_KEPT, nameOf, newRemote, type RemoteInBrand } from './brand-state';
import { effect, type Effect, type EffectOf, stop, viewOf, warn, withRemote } from './effect';
import { versionObjections } from './version-check';
import { sayMode, sayPin, sayPinned, sayPromote, sayRollback, saySwitchedOff } from './words';

/** How a remote of a brand is switched. */
export const modeEffect: EffectOf<'mode'> = (state, { remote, mode }, world) => {
  const present = state.remotes[remote];
  const text = sayMode(remote, mode);
  if (!present) return refused(state, text, 'registry.unknown_remote');
  const { version } = present;
  // A page that is missing now is missing already: only what would stop a start matters here.
  const objections = mode === 'on' && version ? versionObjections(state, remote, version, world) : [];
  return replace(state, remote, { ...present, mode }, text, objections);
};

/** The version for everybody. A canary ends with it. */
export const promoteEffect: EffectOf<'promote'> = (state, { remote, version }, world) => {
  const present = state.remotes[remote] ?? newRemote;
  const objections = [
    ...versionObjections(state, remote, version, world),
    ...(present.pinned ? [warn('registry.pinned', sayPinned)] : []),
    ...notOn(present),
  ];
  const next = {
    ...present,
    version,
    history: before(present, version),
    ended: ending(present, [present.canary?.version], version),
    canary: null,
  };
  return replace(state, remote, next, sayPromote(remote, present.version, version), objections);
};

export const pinEffect: EffectOf<'pin'> = (state, { remote, pinned }) => {
  const present = state.remotes[remote];
  const text = sayPin(remote, pinned);
  if (!present) return refused(state, text, 'registry.unknown_remote');
  return replace(state, remote, { ...present, pinned }, text);
};

/** The version before, or an earlier one; those that were revoked since are passed over. */
export const rollbackEffect: EffectOf<'rollback'> = (state, { remote, version }, world) => {
  const present = state.remotes[remote];
  if (!present) return refused(state, sayRollback(remote, null, version), 'registry.unknown_remote');
  const wanted = version ?? earlierOf(state, remote)[0];
  const text = sayRollback(remote, present.version, wanted);
  if (!present.version) return refused(state, text, 'registry.not_released');
  if (wanted && state.revoked.has(nameOf(remote, wanted))) return refused(state, text, 'registry.version_revoked');
  if (!wanted || !present.history.includes(wanted)) return refused(state, text, 'registry.unknown_version');
  const next = {
    ...present,
    version: wanted,
    history: present.history.slice(present.history.indexOf(wanted) + 1),
    ended: ending(present, [present.version, present.canary?.version], wanted),
    canary: null,
  };
  return replace(state, remote, next, text, [...versionObjections(state, remote, wanted, world), ...notOn(present)]);
};

/** What a remote can be rolled back to. */
export function earlierOf({ remotes, revoked }: Pick<BrandState, 'remotes' | 'revoked'>, remote: string): string[] {
  return (remotes[remote]?.history ?? []).filter((version) => !revoked.has(`${remote}@${version}`));
}

export function refused(state: BrandState, text: Texts, code: Parameters<typeof stop>[0]): Effect {
  return effect(state, state, { text, before: null, after: null }, [stop(code)]);
}

export function replace(
  state: BrandState,
  remote: string,
  next: RemoteInBrand,
  text: Texts,
  objections: readonly Objection[] = [],
): Effect {
  const line = { text, before: viewOf(state.remotes[remote]), after: viewOf(next) };
  return effect(state, withRemote(state, remote, next), line, objections);
}

/** Versions that open screens have to leave now, the latest first; never the one in force. */
export function ending(
  { ended }: RemoteInBrand,
  now: readonly (string | null | undefined)[],
  inForce: string | null,
): readonly string[] {
  const all = [...now, ...ended].filter((version): version is string => !!version && version !== inForce);
  return [...new Set(all)].slice(0, EARLIER_KEPT);
}

export function notOn({ mode }: RemoteInBrand): Objection[] {
  return mode === 'on' ? [] : [warn('registry.switched_off', saySwitchedOff)];
}

function before({ version, history }: RemoteInBrand, next: string): readonly string[] {
  const all = [version, ...history].filter((each): each is string => each !== null && each !== next);
  return [...new Set(all)].slice(0, EARLIER_KEPT);
}
