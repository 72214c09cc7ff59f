/** What the frame hands to whoever fills a slot. @public @sealed */
export interface SlotProps {
  /** In the header of a signed-in player: the balance. */
  'header.balance': Record<never, never>;
  /** Beside the play screen's frame: what the game takes bets from, in step with it. `vendor` is the game's, once it is known. */
  'play.balance': { vendor: string | undefined };
  /** At the top of the side menu: what a player does most. */
  'side.actions': { compact: boolean };
  /** In the lobby, below the banner, for signed-in players. */
  'home.player': Record<never, never>;
}

/** Any place in the frame that remotes can fill. @public @input */
export type SlotName = keyof SlotProps;

/** The names at run time, for checks of descriptors that came over the network. @internal */
export const slotNames: readonly SlotName[] = ['header.balance', 'play.balance', 'side.actions', 'home.player'];
