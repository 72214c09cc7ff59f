import type { Game, GameInfoValue } from '@pavilion/api/games';

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
    gameClassify: 'MINI',
    isHot: 0,
    isNew: 0,
    supportPlay: 0,
    isGame: 'GAME',
    ...facts,
  };
}

/** What is known of a game. */
export function gameFacts(facts: Partial<Game> = {}): GameInfoValue {
  return { game: aGame(facts), rtp: '99.00', minBet: '100', lines: 0, releasedAt: '2026-03-01' };
}
