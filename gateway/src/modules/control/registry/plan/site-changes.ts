import { type PlatformFlag, platformFlags } from '@pavilion/api/staff';
import type { MaintenanceNotice } from '@pavilion/contract';
import type { BrandState, PlanContext } from './brand-state';
import { versionKey } from './brand-state';
import { createEffect, type EffectOf, blockingObjection } from './effect';
import { blockedEffect, replaceRemote } from './remote-changes';
import { flagText, fourEyesText, localesText, maintenanceText, themeText } from './plan-texts';

/** Work on the whole site, or on one remote of it. */
export const maintenanceEffect: EffectOf<'maintenance'> = (state, { remote, on, until, text: notice }, { now }) => {
  const after: MaintenanceNotice = on ? { on, ...(until && { until }), ...(notice && { text: notice }) } : { on: false };
  const text = maintenanceText(remote, after);
  const objections = on && until && new Date(until) <= now ? [blockingObjection('registry.time_in_past')] : [];
  if (!remote) {
    const line = { text, before: state.maintenance, after };
    return createEffect(state, { ...state, maintenance: after }, line, objections);
  }
  const present = state.remotes[remote];
  if (!present) return blockedEffect(state, text, 'registry.unknown_remote');
  return replaceRemote(state, remote, { ...present, maintenance: on ? after : null }, text, objections);
};

export const flagEffect: EffectOf<'flag'> = (state, { flag, on }, context) => {
  const before = { [flag]: state.flags[flag] ?? false };
  const line = { text: flagText(flag, known(flag)?.text, on), before, after: { [flag]: on } };
  const objections = isFlag(state, flag, context) ? [] : [blockingObjection('registry.unknown_flag')];
  return createEffect(state, { ...state, flags: { ...state.flags, [flag]: on } }, line, objections);
};

export const themeEffect: EffectOf<'theme'> = (state, { name, default: tone }, { themes }) => {
  const theme = { name, default: tone };
  const line = { text: themeText(name, tone), before: state.theme, after: theme };
  return createEffect(state, { ...state, theme }, line, themes.includes(name) ? [] : [blockingObjection('registry.unknown_theme')]);
};

export const localesEffect: EffectOf<'locales'> = (state, { default: first, offered }) => {
  const locales = { default: first, offered };
  const line = { text: localesText(first, offered), before: state.locales, after: locales };
  const fits = offered.includes(first) && new Set(offered).size === offered.length;
  return createEffect(state, { ...state, locales }, line, fits ? [] : [blockingObjection('registry.locales_refused')]);
};

export const fourEyesEffect: EffectOf<'four-eyes'> = (state, { on }) => {
  const line = { text: fourEyesText(on), before: { fourEyes: state.fourEyes }, after: { fourEyes: on } };
  return createEffect(state, { ...state, fourEyes: on }, line);
};

function known(flag: string): PlatformFlag | undefined {
  return platformFlags.find((each) => each.flag === flag);
}

/** The platform's own, one that the brand has already, or one that a page of its remotes asks for. */
function isFlag({ flags, remotes }: BrandState, flag: string, { descriptors }: PlanContext): boolean {
  if (known(flag) || Object.hasOwn(flags, flag)) return true;
  return Object.entries(remotes).some(([remote, { version }]) =>
    descriptors.get(versionKey(remote, version ?? ''))?.pages.some((page) => page.flag === flag),
  );
}
