import { handsOf, type PokerRules } from '../../../src/steps/video-poker/poker-rules';
import type { PokerView } from '../../../src/steps/video-poker/poker-view';
import { translate } from '../../messages/translate';
import type { MessageId } from '../../messages/en';
import type { RoundSeeds } from '../../studio/studio-calls';

export interface PlayedPoker extends PokerView, RoundSeeds {}

/** The cards on the table: those that were dealt, and once the round is settled those that lie at its end. */
export function cardsOn({ shown, drawn, steps }: PlayedPoker): readonly number[] {
  return drawn ? handsOf(drawn, steps[0]).last : (shown?.cards ?? []);
}

/** The hand of five cards by its name. */
export function handName({ pays, rankHand }: PokerRules, cards: readonly number[]): string {
  return nameOf(pays[rankHand(cards)]?.hand ?? 'nothing');
}

export function nameOf(hand: string): string {
  return translate(`poker.${hand}` as MessageId);
}
