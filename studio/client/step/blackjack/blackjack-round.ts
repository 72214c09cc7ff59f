import { type Act, type BlackjackStep, type BlackjackTable, tableAfter, tableAtEnd } from '../../../src/steps/blackjack/blackjack';
import type { BlackjackView } from '../../../src/steps/blackjack/blackjack-view';
import type { RoundSeeds } from '../../studio/studio-calls';
import type { StepGame } from '../step-game';

export interface PlayedBlackjack extends BlackjackView, RoundSeeds {}
export type BlackjackGame = StepGame<PlayedBlackjack>;

/** What lies open while a round goes on; undefined before cards are dealt. */
export function openTable({ cards, steps }: Pick<PlayedBlackjack, 'cards' | 'steps'>): BlackjackTable | undefined {
  return cards ? tableAfter(cards, actsOf(steps)) : undefined;
}

/** The table of a round that is over; undefined where it was taken back. */
export function endTable({ drawn, steps }: Pick<PlayedBlackjack, 'drawn' | 'steps'>): BlackjackTable | undefined {
  return drawn ? tableAtEnd(drawn, actsOf(steps)) : undefined;
}

function actsOf(steps: readonly BlackjackStep[]): Act[] {
  return steps.map(({ act }) => act);
}
