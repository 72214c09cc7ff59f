/** What the frame hands to whoever fills a slot. @public @sealed */
export interface SlotProps {
  /** In the header of a signed-in player: the balance. */
  'header.balance': Record<never, never>;
  /**
   * In the bar above an open game: what it takes bets from, in step with it. `vendor` is the game's, once it is known. While a round is
   * `settling`, what it wins is not shown yet: the game shows first how it ended.
   */
  'play.balance': { vendor: string | undefined; settling?: boolean };
  /** In a sheet over an open game, which goes on behind it: paying in. */
  'play.deposit': Record<never, never>;
  /** In the account's menu, at the end of the member's line: what they are here, at most 44 px high and 140 px wide. */
  'account.member': Record<never, never>;
  /** At the top of the side menu: what a player does most. */
  'side.actions': { compact: boolean };
  /** In the lobby, below the banner, for signed-in players. */
  'home.player': Record<never, never>;
  /** In the header, for visitors, before the buttons to sign in: something small, 40 px high. */
  'header.visitor': Record<never, never>;
  /** In the header, for signed-in players, before the balance: something small, 40 px high. */
  'header.member': Record<never, never>;
  /** In the lobby, below what is hot, for everybody: a section as wide as the page. */
  'home.section': Record<never, never>;
  /** On the first page of the member centre, below the links. */
  'member.dashboard': Record<never, never>;
  /** In the bar above an open game, before its buttons: something small, 40 px high. `vendor` is the game's, once it is known. */
  'play.tools': { nodeId: string; vendor: string | undefined; mode: 'real' | 'free' };
  /** In the header of the agent centre, before the clock: something small, 40 px high. */
  'agent.header': Record<never, never>;
  /** In the footer, above the vendors, for everybody: a section as wide as the footer. */
  'footer.section': Record<never, never>;
  /** Where somebody looked for what the brand does not have, a page or a game, below what it says, for everybody: a section as wide as the page. */
  'missing.section': Record<never, never>;
}

/** Any place in the frame that remotes can fill. @public @input */
export type SlotName = keyof SlotProps;

/** The names at run time, for checks of descriptors that came over the network. @internal */
export const slotNames = Object.keys({
  'header.balance': true,
  'play.balance': true,
  'play.deposit': true,
  'account.member': true,
  'side.actions': true,
  'home.player': true,
  'header.visitor': true,
  'header.member': true,
  'home.section': true,
  'member.dashboard': true,
  'play.tools': true,
  'agent.header': true,
  'footer.section': true,
  'missing.section': true,
} satisfies Record<SlotName, true>) as readonly SlotName[];
