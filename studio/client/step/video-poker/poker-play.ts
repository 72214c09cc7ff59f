import { deuces } from '../../../src/steps/video-poker/deuces';
import { doubleBonus } from '../../../src/steps/video-poker/double-bonus';
import { jacks } from '../../../src/steps/video-poker/jacks';
import { pokerLimits, type PokerRules } from '../../../src/steps/video-poker/poker-rules';
import { cardText } from '../../../src/table/cards';
import { translate } from '../../messages/translate';
import type { StepPlay } from '../step-play';
import { pokerBoard } from './poker-board';
import { cardsOn, handName, type PlayedPoker } from './poker-round';
import { type AboutPoker, pokerRules } from './poker-rules';

/** Video poker: cards are marked to be held on the board, and the button draws the others. */
function pokerPlay(rules: PokerRules, about: AboutPoker): StepPlay<PlayedPoker> {
  return {
    model: rules.id,
    first: undefined,
    texts: { aim: 'poker.aim', start: 'poker.start', running: 'poker.running' },
    limits: (_, currency) => pokerLimits(rules, currency),
    board: (parts) => pokerBoard(rules, parts),
    actions: (_, { state: { marked } }) => [
      { label: translate(marked.length === 5 ? 'poker.keepAll' : 'poker.draw'), step: { hold: marked } },
    ],
    comesTo: () => translate('poker.choose'),
    heard(round) {
      const cards = cardsOn(round);
      return translate('poker.dealt', { cards: cards.map(cardText).join(' '), hand: handName(rules, cards) });
    },
    cameOut(round) {
      const cards = cardsOn(round);
      return translate('poker.ended', { cards: cards.map(cardText).join(' '), hand: handName(rules, cards) });
    },
    listedReturn: () => rules.returns,
    rules: (game) => pokerRules(rules, about, game),
    roundFacts: ({ shown, steps }) => [
      [translate('poker.dealtCards'), (shown?.cards ?? []).map(cardText).join(' ')],
      [
        translate('poker.heldCards'),
        (steps[0]?.hold ?? []).map((at) => cardText(shown?.cards[at] ?? 0)).join(' ') || translate('poker.none'),
      ],
    ],
  };
}

export const jacksPlay = pokerPlay(jacks, 'poker.jacksRules');
export const deucesPlay = pokerPlay(deuces, 'poker.deucesRules');
export const doubleBonusPlay = pokerPlay(doubleBonus, 'poker.doubleBonusRules');
