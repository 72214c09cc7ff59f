import { type PlatformFlag, platformFlags } from '@pavilion/api/operations';
import type { MaintenanceNotice } from '@pavilion/contract';
import type { BrandState, World } from './brand-state';
import { nameOf } from './brand-state';
import { effect, type EffectOf, stop } from './effect';
import { refused, replace } from './remote-changes';
import { sayFlag, sayLocales, sayMaintenance, sayTheme } from './words';

/** Work on the whole site, or on one remote of it. */
export const maintenanceEffect: EffectOf<'maintenance'> = (state, { remote, on, until, text: words }, { now }) => {
  const notice: MaintenanceNotice = on ? { on, ...(until && { until }), ...(words && { text: words }) } : { on: false };
  const text = sayMaintenance(remote, notice);
  const objections = on && until && new Date(until) <= now ? [stop('registry.moment_past')] : [];
  if (!remote) {
    const line = { text, before: state.maintenance, after: notice };
    return effect(state, { ...state, maintenance: notice }, line, objections);
  }
  const present = state.remotes[remote];
  if (!present) return refused(state, text, 'registry.unknown_remote');
  return replace(state, remote, { ...present, maintenance: on ? notice : null }, text, objections);
};

export const flagEffect: EffectOf<'flag'> = (state, { flag, on }, world) => {
  const before = { [flag]: state.flags[flag] ?? false };
  const line = { text: sayFlag(flag, known(flag)?.text, on), before, after: { [flag]: on } };
  const objections = isFlag(state, flag, world) ? [] : [stop('registry.unknown_flag')];
  return effect(state, { ...state, flags: { ...state.flags, [flag]: on } }, line, objections);
};

export const themeEffect: EffectOf<'theme'> = (state, { name, default: tone }, { themes }) => {
  const theme = { name, default: tone };
  const line = { text: sayTheme(name, tone), before: state.theme, after: theme };
  return effect(state, { ...state, theme }, line, themes.includes(name) ? [] : [stop('registry.unknown_theme')]);
};

export const localesEffect: EffectOf<'locales'> = (state, { default: first, offered }) => {
  const locales = { default: first, offered };
  const line = { text: sayLocales(first, offered), before: state.locales, after: locales };
  const fits = offered.includes(first) && new Set(offered).size === offered.length;
  return effect(state, { ...state, locales }, line, fits ? [] : [stop('registry.locales_refused')]);
};

function known(flag: string): PlatformFlag | undefined {
  return platformFlags.find((each) => each.flag === flag);
}

/** The platform's own, one that the brand has already, or one that a page of its remotes asks for. */
function isFlag({ flags, remotes }: BrandState, flag: string, { descriptors }: World): boolean {
  if (known(flag) || Object.hasOwn(flags, flag)) return true;
  return Object.entries(remotes).some(([remote, { version }]) =>
    descriptors.get(nameOf(remote, version ?? ''))?.pages.some((page) => page.flag === flag),
  );
}
