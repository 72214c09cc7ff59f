/**
 * Every page that a part may link to, with the parameters its address takes.
 *
 * A remote adds pages of its own in its own folder, in `src/pages.d.ts`:
 *
 * ```ts
 * declare module '@pavilion/contract' {
 *   interface PlatformPages { 'promo.home': Record<never, string> }
 * }
 * ```
 *
 * What stands here are the pages that other remotes link to: such an id crosses a boundary, so both sides' compilers must know it.
 *
 * @public @sealed
 */
export interface PlatformPages {
  'lobby.home': NoParams;
  'lobby.favourite': NoParams;
  'lobby.recent': NoParams;
  'lobby.provider': { vassalage: string };
  'games.all': ListParams;
  'games.rng': ListParams;
  'games.live': ListParams;
  'games.fish': ListParams;
  'games.pvp': ListParams;
  'games.sports': ListParams;
  'games.esports': ListParams;
  'games.cockfight': ListParams;
  'games.elott': ListParams;
  'games.lott': ListParams;
  'games.lottery': { gameCode?: string };
  'games.play': { nodeId: string; mode?: 'free'; round?: string };
  'wallet.deposit': NoParams;
  'wallet.withdraw': { withdrawal?: string };
  'wallet.statement': NoParams;
  'wallet.bets': NoParams;
  'wallet.profit': NoParams;
  'wallet.account': NoParams;
  'wallet.bonuses': NoParams;
  'wallet.transfer': { to?: string };
  'wallet.transfer-upline': NoParams;
  'member.home': NoParams;
  'member.profile': NoParams;
  'member.limits': NoParams;
  'member.vip': NoParams;
  'member.rebate': NoParams;
  'member.security': NoParams;
  'member.rewards': NoParams;
  'member.leaderboard': NoParams;
  'member.missions': NoParams;
  'agent.landing': NoParams;
  'agent.overview': NoParams;
  'agent.transfer': NoParams;
  'agent.transfers': NoParams;
  'points.mall': NoParams;
}

type NoParams = Record<never, string>;

/** Lists of games can be opened narrowed down. */
type ListParams = { vassalage?: string; name?: string };

/** Any page that can be linked to: those of the platform and those a remote adds in its own `src/pages.d.ts`. @public @input */
export type PageId = keyof PlatformPages & string;
/** The parameters that a page's address takes; `Record<never, string>` for a page without any. @public */
export type PageParams<Id extends PageId> = PlatformPages[Id];
