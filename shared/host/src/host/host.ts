import type { BalanceSource } from '../balance/balance';
import type { BrandFacts } from '../brand/brand-facts';
import type { ConnectionSource } from '../connection/connection';
import type { Dialogs } from '../dialogs/dialogs';
import type { EventBus } from '../events/event-bus';
import type { HttpClient } from '../http/http-client';
import type { Links } from '../links/links';
import type { Preferences } from '../preferences/preferences';
import type { SessionSource } from '../session/session';
import type { SlotRenderer } from '../slots/slot-renderer';

/**
 * Everything the shell gives its remotes. A remote never asks for it whole: each subject has its own subpath and hooks.
 *
 * @internal
 */
export interface Host {
  balance: BalanceSource;
  brand: BrandFacts;
  connection: ConnectionSource;
  events: EventBus;
  session: SessionSource;
  http: HttpClient;
  links: Links;
  dialogs: Dialogs;
  preferences: Preferences;
  slots: SlotRenderer;
}
