import type { AnnouncementsValue, Game, GameCategory, Winner } from '@pavilion/api/games';

/** A cover that needs no server. */
const cover = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="hsl(${hue} 55% 35%)"/><circle cx="150" cy="160" r="90" fill="hsl(${hue + 40} 80% 65%)"/></svg>`)}`;

/** A game as the wire carries it, or one that differs in `facts`. */
export function aGame(facts: Partial<Game> = {}): Game {
  const nodeId = facts.nodeId ?? '100000';
  return {
    nodeId,
    gameName: 'Lantern Dice',
    iconUrl: cover((Number(nodeId) * 47) % 360),
    lagerIcon: cover((Number(nodeId) * 47) % 360),
    displayName: 'Lantern Works',
    vassalage: 'STUDIO',
    gameType: 'RNG',
    isHot: 0,
    isNew: 0,
    supportPlay: 0,
    isGame: 'GAME',
    ...facts,
  };
}

/** A number of games of one category. */
export function games(count: number, gameType: GameCategory = 'RNG'): Game[] {
  return Array.from({ length: count }, (_, at) => aGame({ nodeId: String(100_000 + at), gameName: `Game ${at + 1}`, gameType }));
}

export const sampleBanners: AnnouncementsValue['banners'] = [
  {
    id: '1',
    groupName: 'w_home',
    title: 'Lantern Dice is lit',
    subtitle: 'Provably fair',
    action: 'Roll the dice',
    image: cover(250),
    tone: 'dark',
    url: '100000',
    linkageType: 'GAME',
  },
  {
    id: '2',
    groupName: 'w_home',
    title: 'Live tables',
    subtitle: 'By the river',
    action: 'Take a seat',
    image: cover(160),
    tone: 'dark',
    url: '/live',
    linkageType: 'PAGE',
  },
];

/** A line of the winner board. */
export function aWinner(facts: Partial<Winner> = {}): { vo: Winner } {
  return {
    vo: { nodeId: '100000', iconUrl: cover(40), gameName: 'Lantern Dice', customerName: 'ra***a', winAmount: '1250000', ...facts },
  };
}
