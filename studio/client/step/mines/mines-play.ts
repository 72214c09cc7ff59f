import { payoutOf } from '../../../src/instant/stakes';
import { limitsOf } from '../../../src/money/currencies';
import { lowestMinesReturn, MINES, type MinesChoice, minesPay } from '../../../src/steps/mines';
import { least } from '../../engine/limits-told';
import { stepper } from '../../engine/stepper';
import { translate } from '../../messages/translate';
import type { StepPlay } from '../step-play';
import { minesBoard } from './mines-board';
import { minesAre, type MinesGame, openedIn, type PlayedMines } from './mines-round';
import { minesRules } from './mines-rules';

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
    return [{ label: translate('step.take', { amount }), step: { cashOut: true } }];
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
