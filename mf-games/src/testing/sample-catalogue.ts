import type { Game, GameInfoValue } from '@pavilion/api/games';
import { aGame } from '@pavilion/testing';

/** What is known of a game. */
export function gameFacts(facts: Partial<Game> = {}): GameInfoValue {
  return { game: aGame(facts), rtp: '99.00', minBet: '100', lines: 0, releasedAt: '2026-03-01', rules: ['Roll the dice.'], ownRules: true };
}
