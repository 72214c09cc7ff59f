import { type Act, type BlackjackStep, costInHalves } from '../../../src/steps/blackjack/blackjack';
import { LISTED_RETURN } from '../../../src/steps/blackjack/listed-return';
import { blackjackLimits } from '../../../src/steps/blackjack/blackjack-stakes';
import { translate } from '../../messages/translate';
import type { StepAction, StepPlay } from '../step-play';
import { blackjackBoard } from './blackjack-board';
import { endTable, openTable, type PlayedBlackjack } from './blackjack-round';
import { blackjackRules } from './blackjack-rules';
import { cameOutText, goesOnText } from './blackjack-texts';
import { hintControl } from './hint-control';

/** Blackjack: the buttons play the hand whose turn it is, and say what they cost. */
export const blackjackPlay: StepPlay<PlayedBlackjack> = {
  model: 'blackjack-1',
  first: undefined,
  texts: { aim: 'blackjack.aim', start: 'blackjack.start', running: 'blackjack.running' },
  limits: (_, currency) => blackjackLimits(currency),
  controls: (game) => [hintControl(game)],
  board: blackjackBoard,
  mostRevealMs: () => MOST_REVEAL_MS,
  actions(round) {
    const { allowed = [] } = openTable(round) ?? {};
    const [first, ...others] = ORDER.filter((act) => allowed.includes(act)).map((act) => actionOf(round, act));
    return [first ?? { label: translate('blackjack.running'), step: undefined }, ...others];
  },
  comesTo: (round) => goesOnText(openTable(round)),
  cameOut: (round) => cameOutText(endTable(round)),
  listedReturn: () => LISTED_RETURN,
  rules: blackjackRules,
};

/** What costs nothing and risks nothing comes first: it is what the space bar does. */
const ORDER: readonly Act[] = ['decline', 'insure', 'stand', 'hit', 'double', 'split'];
const MOST_REVEAL_MS = 6_000;

function actionOf({ stake }: PlayedBlackjack, act: Act): StepAction<BlackjackStep> {
  return { label: translate(`blackjack.${act}`), step: { act }, cost: (BigInt(stake) * costInHalves(act)) / 2n };
}
