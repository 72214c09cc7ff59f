import { type Act, type BlackjackStep, type BlackjackTable, costInHalves, tableAfter, tableAtEnd } from '../../../src/steps/blackjack/blackjack';
import { blackjackReturn } from '../../../src/steps/blackjack/blackjack-odds';
import { blackjackLimits } from '../../../src/steps/blackjack/blackjack-stakes';
import type { BlackjackView } from '../../../src/steps/blackjack/blackjack-view';
import { translate } from '../../messages/translate';
import type { RoundSeeds } from '../../studio/studio-calls';
import type { StepGame } from '../step-game';
import type { StepAction, StepPlay } from '../step-play';
import { blackjackBoard } from './blackjack-board';
import { blackjackRules } from './blackjack-rules';
import { cameOutText, goesOnText } from './blackjack-texts';
import { hintControl } from './hint-control';

export interface PlayedBlackjack extends BlackjackView, RoundSeeds {}
export type BlackjackGame = StepGame<PlayedBlackjack>;

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
  listedReturn: blackjackReturn,
  rules: blackjackRules,
};

/** What costs nothing comes first: it is what the space bar does. */
const ORDER: readonly Act[] = ['decline', 'insure', 'hit', 'stand', 'double', 'split'];
const MOST_REVEAL_MS = 6_000;

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

function actionOf({ stake }: PlayedBlackjack, act: Act): StepAction<BlackjackStep> {
  return { label: translate(`blackjack.${act}`), step: { act }, cost: (BigInt(stake) * costInHalves(act)) / 2n };
}
