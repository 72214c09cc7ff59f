import type { BlackjackTable } from '../../../src/steps/blackjack/blackjack';
import type { BoardParts, StepBoard } from '../step-play';
import { BlackjackFelt } from './blackjack-felt';
import { endTable, openTable, type PlayedBlackjack } from './blackjack-round';

/** The felt: it follows the round as it goes on, and shows how it ended. */
export function blackjackBoard({ game, skin, sound }: BoardParts<PlayedBlackjack>): StepBoard<PlayedBlackjack> {
  const felt = new BlackjackFelt(skin, sound);
  let lies: PlayedBlackjack | null | undefined;
  game.subscribe(() => {
    const { round, state } = game;
    if (round === lies) return;
    lies = round;
    void felt.lay(round ? tableOf(round) : undefined, state.shownRound !== null);
  });
  return {
    element: felt.element,
    reveal(round) {
      lies = round;
      return felt.lay(endTable(round), true);
    },
  };
}

function tableOf(round: PlayedBlackjack): BlackjackTable | undefined {
  return endTable(round) ?? openTable(round);
}
