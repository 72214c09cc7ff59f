import { payoutOf } from '../../../src/instant/stakes';
import { limitsOf } from '../../../src/money/currencies';
import {
  chanceOf,
  lowestMinesReturn,
  MINES,
  type MinesChoice,
  type MinesStep,
  minesPay,
  mostTiles,
} from '../../../src/steps/mines';
import type { MinesView } from '../../../src/steps/mines-view';
import { least } from '../../engine/limits-told';
import { stepper } from '../../engine/stepper';
import { translate } from '../../messages/translate';
import type { RoundSeeds } from '../../studio/studio-calls';
import type { StepGame } from '../step-game';
import type { StepPlay } from '../step-play';
import { minesBoard } from './mines-board';
import { minesRules } from './mines-rules';

export interface PlayedMines extends MinesView, RoundSeeds {}
export type MinesGame = StepGame<PlayedMines>;

/** Mines under some of 25 tiles: the tiles are opened on the board, and the button takes what the round has come to. */
export const minesPlay: StepPlay<PlayedMines> = {
  model: 'mines-1',
  first: { mines: 3 },
  texts: { aim: 'mines.aim', start: 'mines.start', running: 'mines.opening' },
  // The first tile has to be payable; later ones end the round before it could win more than is paid.
  limits(choice, currency) {
    const limits = limitsOf(currency);
    return { ...limits, maxStake: least(limits.maxStake, (limits.maxWin * 100n) / BigInt(minesPay(choice, 1))) };
  },
  controls: (game) => [mines(game)],
  board: minesBoard,
  actions(round, { money }) {
    const opened = openedIn(round.steps).length;
    if (opened === 0) return [{ label: translate('mines.openFirst'), step: undefined }];
    const amount = money.format(payoutOf(BigInt(round.stake), minesPay(round.choice, opened)));
    return [{ label: translate('mines.take', { amount }), step: { cashOut: true } }];
  },
  comesTo({ choice, steps }) {
    const opened = openedIn(steps).length;
    return opened === 0 ? translate('mines.openFirst') : openedText(opened, choice);
  },
  cameOut({ choice, steps, drawn }) {
    const opened = openedIn(steps);
    const hit = opened.find((tile) => drawn?.includes(tile));
    return hit === undefined ? openedText(opened.length, choice) : translate('mines.hitAt', { tile: String(hit) });
  },
  listedReturn: lowestMinesReturn,
  rules: minesRules,
  roundFacts: ({ choice, drawn }) => [
    [translate('roundBet'), minesAre(choice)],
    [translate('mines.layUnder'), [...(drawn ?? [])].sort((one, other) => one - other).join(', ')],
  ],
};

export function openedIn(steps: readonly MinesStep[]): number[] {
  return steps.flatMap((step) => ('open' in step ? [step.open] : []));
}

/** What the next tile would come to, and how likely it has no mine; undefined where there is none to open. */
export function nextTile({ state: { open, choice: chosen, stake }, currency }: MinesGame) {
  const choice = open?.choice ?? chosen;
  const count = open ? openedIn(open.steps).length : 0;
  if (count >= mostTiles(choice, open ? BigInt(open.stake) : stake, limitsOf(currency).maxWin)) return undefined;
  const [before, after] = [chanceOf(choice, count), chanceOf(choice, count + 1)];
  const chance = Number(after.numerator * before.denominator) / Number(after.denominator * before.numerator);
  return { pays: minesPay(choice, count + 1), chance };
}

export function minesAre({ mines: count }: MinesChoice): string {
  return translate('mines.minesAre', { mines: String(count) });
}

function openedText(opened: number, { mines: count }: MinesChoice): string {
  return translate(opened === 1 ? 'mines.openedOne' : 'mines.opened', { opened: String(opened), mines: String(count) });
}

function mines(game: MinesGame): HTMLElement {
  return stepper(game, {
    label: translate('mines.mines'),
    less: translate('mines.fewer'),
    more: translate('mines.more'),
    value: () => String(game.state.choice.mines),
    beside(by) {
      const wanted = game.state.choice.mines + by;
      if (game.state.phase !== 'idle' || wanted < MINES.min || wanted > MINES.max) return undefined;
      return () => game.choose({ mines: wanted });
    },
  });
}
