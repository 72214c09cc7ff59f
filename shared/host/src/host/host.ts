import type { BrandFacts } from '../brand';
import type { Dialogs } from '../dialogs';
import type { EventBus } from '../events';
import type { HttpClient } from '../http';
import type { Links } from '../links';
import type { Preferences } from '../preferences';
import type { SessionSource } from '../session';
import type { SlotRenderer } from '../slots';

/**
 * Everything the shell gives its remotes. A remote never asks for it whole: each subject has its own subpath and hooks.
 *
 * @internal
 */
export interface Host {
  brand: BrandFacts;
  events: EventBus;
  session: SessionSource;
  http: HttpClient;
  links: Links;
  dialogs: Dialogs;
  preferences: Preferences;
  slots: SlotRenderer;
}
