import { BestPlay, type HandAct, NO_CARDS, withValue } from './best-play';
import { type Act, type BlackjackTable, MOST_HANDS, valueOf } from './blackjack';

/** What brings the most on average where something is to be decided; undefined where nothing is. Insurance never does. */
export function bestActAt({ dealer, hands, active, allowed }: BlackjackTable): Act | undefined {
  if (allowed.includes('decline')) return 'decline';
  const hand = hands[active];
  if (!hand || allowed.length === 0) return undefined;
  const count = hand.cards.map(valueOf).reduce(withValue, NO_CARDS);
  const choices = {
    allowed: allowed as readonly HandAct[],
    waiting: hands.length - active - 1,
    splits: MOST_HANDS - hands.length,
  };
  return new BestPlay(valueOf(dealer[0] ?? null)).bestAct(count, choices);
}
