import type { Locale } from '@pavilion/contract';
import { useSyncExternalStore } from 'react';
import { useHost } from '../host';

/** `system` until the player chooses: whatever the device says. @public */
export type ThemeChoice = 'dark' | 'light' | 'system';

/** A choice that outlives the visit; the shell applies and keeps it. @public */
export interface Choice<Value> {
  current(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/** What a player chooses about the whole page. @public @sealed */
export interface Preferences {
  theme: Choice<ThemeChoice>;
  locale: Choice<Locale>;
}

/** A choice and the way to change it, for layouts without the shell's header. @public */
export function usePreference<Name extends keyof Preferences>(
  name: Name,
): readonly [ReturnType<Preferences[Name]['current']>, Preferences[Name]['set']] {
  const { subscribe, current, set } = useHost().preferences[name] as Choice<never>;
  return [useSyncExternalStore(subscribe, current, current), set as Preferences[Name]['set']];
}
