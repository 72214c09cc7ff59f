import type { Locale } from '@pavilion/contract';
/** `system` until the player chooses: whatever the device says. @public */
export type ThemeChoice = 'dark' | 'light' | 'system';
/** A choice that outlives the visit; the shell applies and keeps it. @public */
export interface Preference<Value> {
  current(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/** What a player chooses about the whole page. @public @sealed */
export interface Preferences {
  theme: Preference<ThemeChoice>;
  locale: Preference<Locale>;
}
