import type { Game, GameInfoValue } from '@pavilion/api/games';
import type { PositionValue } from '@pavilion/api/launch';
import { aGame } from '@pavilion/testing';

/** What is known of a game. */
export function gameFacts(facts: Partial<Game> = {}): GameInfoValue {
  return {
    game: aGame(facts),
    rtp: '99.00',
    minBet: '100',
    lines: 0,
    releasedAt: '2026-03-01',
    rules: ['Roll the dice.'],
    ownRules: true,
  };
}

/** How somebody stands who has just signed in. */
export function samplePosition(more: Partial<PositionValue> = {}): PositionValue {
  const nothing = { stakes: '0', payouts: '0', net: '0', rounds: 0 };
  return { startedAt: '2026-11-21T10:00:00Z', seconds: 0, currency: 'BDT', playMoney: false, checkEvery: 60, ...nothing, ...more };
}
