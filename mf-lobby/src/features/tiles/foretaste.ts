import type { Game } from '@pavilion/api/games';

/** The longest line of a desktop. */
const LINE = 9;

/** A row's games: all that open, and of those that are announced only what fills the line. */
export function foretaste(games: readonly Game[] = []): Game[] {
  const open = games.filter(({ notConnected }) => !notConnected);
  const announced = games.filter(({ notConnected }) => notConnected);
  return [...open, ...announced.slice(0, Math.max(0, LINE - open.length))];
}
