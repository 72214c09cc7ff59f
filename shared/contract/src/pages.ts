/**
 * Every page that another part may link to, with the parameters its address takes.
 *
 * A remote adds its pages here, in the contract, because an id that crosses a boundary must be known to both sides' compilers.
 */
export interface PlatformPages {
  'lobby.home': NoParams;
  'lobby.favourite': NoParams;
  'lobby.recent': NoParams;
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
  'games.play': { nodeId: string; mode?: 'free' };
  'wallet.deposit': NoParams;
  'wallet.statement': NoParams;
  'member.home': NoParams;
  'member.profile': NoParams;
  'member.security': NoParams;
  'agent.landing': NoParams;
  'agent.overview': NoParams;
  'points.mall': NoParams;
  /** Pages of remotes that came later and that nobody links to by a typed id. */
  [later: `${string}.${string}`]: Record<string, string>;
}

type NoParams = Record<never, string>;

/** Lists of games can be opened narrowed down. */
type ListParams = { vassalage?: string };

export type PageId = keyof PlatformPages & string;
export type PageParams<Id extends PageId> = PlatformPages[Id];
