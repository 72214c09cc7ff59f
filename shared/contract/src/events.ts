import type { Locale } from './text';

/**
 * Everything that host and remotes tell one another, by name. Amounts are minor units in digits, as on the wire.
 *
 * A remote adds events of its own in its own folder, in `src/events.d.ts`, under names that begin with its own; whoever listens to one of another
 * team declares it in the same way:
 *
 * ```ts
 * declare module '@pavilion/contract' {
 *   interface PlatformEvents { 'promo.opened': { gameId: string } }
 * }
 * ```
 *
 * @public @sealed
 */
export interface PlatformEvents {
  /** The member's main wallet holds this now, or another wallet changed. The shell says so, from what the gateway tells. */
  'balance.changed': { balance: string };
  /** A bonus of the member stands differently now: given, fed by rounds that were counted, or ended. */
  'bonus.changed': { id: string };
  /** A deposit of the member stands differently now. */
  'deposit.changed': { id: string };
  /** A withdrawal of the member stands differently now. */
  'withdrawal.changed': { id: string };
  /** What the member can claim, or how an activity stands with them, changed. */
  'rewards.changed': Record<never, never>;
  /** What the gateway tells may have been missed, since the page was not connected to it: what changes by itself is to be read again. */
  'updates.missed': Record<never, never>;
  /** Somebody signed in, signed out, or the token died. */
  'session.changed': { state: 'signed-in' | 'signed-out' };
  /** Favourites of the signed-in player changed. */
  'favourites.changed': { nodeId: string; favourite: boolean };
  /** A game was opened or closed on the play screen. */
  'game.opened': { nodeId: string };
  'game.closed': { nodeId: string };
  /** Points were earned or spent. */
  'points.changed': { points: string };
  /** A short message for the player, shown by the shell. */
  'toast.wanted': { tone: 'positive' | 'negative' | 'info'; text: string };
  /** The brand's banners, notices, popups or promotions are others now. */
  'announcements.changed': Record<never, never>;
  /** The brand lists other games now, or some of them opened or closed. */
  'catalogue.changed': Record<never, never>;
  /** Members of the brand won just now: names masked, amounts in minor units, the game's name in each language. */
  'wins.arrived': {
    list: readonly {
      nodeId: string;
      iconUrl: string;
      gameNames: Readonly<Record<Locale, string>>;
      customerName: string;
      winAmount: string;
    }[];
  };
  /** The shell applied a newer brand manifest. */
  'manifest.applied': { seq: number };
}

/** Any event of the bus. A new one may come with any release. @public @input */
export type EventName = keyof PlatformEvents;
/** What an event carries; amounts are minor units in digits. @public */
export type EventPayload<Name extends EventName> = PlatformEvents[Name];
