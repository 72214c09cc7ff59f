import { useSyncExternalStore } from 'react';
import { useHost } from '../host';
import type { Preferences, Preference } from './preferences';

export type { Preference, Preferences, ThemeChoice } from './preferences';

/** A choice and the way to change it, for layouts without the shell's header. @public */
export function usePreference<Name extends keyof Preferences>(
  name: Name,
): readonly [ReturnType<Preferences[Name]['current']>, Preferences[Name]['set']] {
  const { subscribe, current, set } = useHost().preferences[name] as Preference<never>;
  return [useSyncExternalStore(subscribe, current, current), set as Preferences[Name]['set']];
}
