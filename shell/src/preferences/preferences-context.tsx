import type { StoredChoice } from '@pavilion/storage';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Preferences } from './preferences';

const PreferencesContext = createContext<Preferences | undefined>(undefined);

export function PreferencesProvider({ preferences, children }: { preferences: Preferences; children: ReactNode }) {
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>;
}

/** One choice and the way to change it. */
export function usePreference<Name extends Exclude<keyof Preferences, 'follow'>>(
  name: Name,
): [ReturnType<Preferences[Name]['current']>, Preferences[Name]['set']] {
  const preferences = useContext(PreferencesContext);
  if (!preferences) throw new Error('No PreferencesProvider around this component');
  const { subscribe, current, set } = preferences[name] as StoredChoice<string>;
  const value = useSyncExternalStore(subscribe, current, current);
  return [value, set] as [ReturnType<Preferences[Name]['current']>, Preferences[Name]['set']];
}
