import type { Game, GameCategory } from '@pavilion/api/games';

/** A cover that needs no server. */
export function aCover(hue: number): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="hsl(${hue} 55% 35%)"/><circle cx="150" cy="160" r="90" fill="hsl(${hue + 40} 80% 65%)"/></svg>`)}`;
}

/** A game as the wire carries it, or one that differs in `facts`. */
export function aGame(facts: Partial<Game> = {}): Game {
  const nodeId = facts.nodeId ?? '100000';
  const cover = aCover((Number(nodeId) * 47) % 360);
  return {
    nodeId,
    gameName: 'Lantern Dice',
    iconUrl: cover,
    lagerIcon: cover,
    displayName: 'Lantern Works',
    vassalage: 'STUDIO',
    gameType: 'RNG',
    gameClassify: 'MINI',
    isHot: 0,
    isNew: 0,
    supportPlay: 0,
    isGame: 'GAME',
    ...facts,
  };
}

/** A number of games of one category, “Game 1” and so on. */
export function someGames(count: number, gameType: GameCategory = 'RNG'): Game[] {
  return Array.from({ length: count }, (_, at) => aGame({ nodeId: String(100_000 + at), gameName: `Game ${at + 1}`, gameType }));
}
