/**
 * Everything that host and remotes tell one another, by name. Amounts are minor units in digits, as on the wire.
 *
 * @public @sealed
 */
export interface PlatformEvents {
  /** The member's balance is now this; the wallet and the event stream both say so. */
  'balance.changed': { balance: string };
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
  /** The shell applied a newer brand manifest. */
  'manifest.applied': { seq: number };
}

/** Any event of the bus. A new one may come with any release. @public @input */
export type EventName = keyof PlatformEvents;
/** What an event carries; amounts are minor units in digits. @public */
export type EventPayload<Name extends EventName> = PlatformEvents[Name];
