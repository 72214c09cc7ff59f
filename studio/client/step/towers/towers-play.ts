import { RISKS } from '../../../src/instant/instant-rules';
import { payoutOf } from '../../../src/instant/stakes';
import { limitsOf } from '../../../src/money/currencies';
import { lowestTowersReturn, towersPay } from '../../../src/steps/towers';
import { least } from '../../engine/limits-told';
import { stepper } from '../../engine/stepper';
import { translate } from '../../messages/translate';
import type { StepPlay } from '../step-play';
import { towersBoard } from './towers-board';
import { climbedIn, type PlayedTowers, riskOf, type TowersGame } from './towers-round';
import { towersRules } from './towers-rules';

/** A tower that is climbed floor by floor: tiles are opened on the board, and the button takes what the round has come to. */
export const towersPlay: StepPlay<PlayedTowers> = {
  model: 'towers-1',
  first: { risk: 'low' },
  texts: { aim: 'towers.aim', start: 'mines.start', running: 'mines.opening' },
  // The first floor has to be payable; later ones end the round before it could win more than is paid.
  limits(choice, currency) {
    const limits = limitsOf(currency);
    return { ...limits, maxStake: least(limits.maxStake, (limits.maxWin * 100n) / BigInt(towersPay(choice, 1))) };
  },
  controls: (game) => [risk(game)],
  board: towersBoard,
  actions(round, { money }) {
    const floors = climbedIn(round.steps).length;
    if (floors === 0) return [{ label: translate('mines.openFirst'), step: undefined }];
    const amount = money.format(payoutOf(BigInt(round.stake), towersPay(round.choice, floors)));
    return [{ label: translate('step.take', { amount }), step: { cashOut: true } }];
  },
  comesTo({ steps }) {
    const floors = climbedIn(steps).length;
    return floors === 0 ? translate('mines.openFirst') : climbedText(floors);
  },
  cameOut({ steps, drawn }) {
    const climbed = climbedIn(steps);
    const fell = climbed.findIndex((tile, floor) => drawn?.[floor] === tile);
    return fell < 0 ? climbedText(climbed.length) : translate('towers.fell', { floor: String(fell + 1) });
  },
  listedReturn: lowestTowersReturn,
  rules: towersRules,
  roundFacts: ({ choice, steps, drawn }) => [
    [translate('instant.risk'), riskOf(choice)],
    [translate('towers.opened'), climbedIn(steps).join(', ')],
    [translate('towers.layUnder'), (drawn ?? []).join(', ')],
  ],
};

function climbedText(floors: number): string {
  return translate(floors === 1 ? 'towers.climbedOne' : 'towers.climbed', { floors: String(floors) });
}

function risk(game: TowersGame): HTMLElement {
  return stepper(game, {
    label: translate('instant.risk'),
    less: translate('towers.less'),
    more: translate('towers.more'),
    value: () => riskOf(game.state.choice),
    beside(by) {
      const wanted = RISKS[RISKS.indexOf(game.state.choice.risk) + by];
      if (game.state.phase !== 'idle' || !wanted) return undefined;
      return () => game.choose({ risk: wanted });
    },
  });
}
