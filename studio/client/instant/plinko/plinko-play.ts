import { plinko, pocketOf, ROWS, type PlinkoChoice } from '../../../src/instant/plinko';
import { stepper } from '../../engine/stepper';
import { translate } from '../../messages/translate';
import type { InstantGame } from '../instant-game';
import type { InstantPlay } from '../instant-play';
import { pickRisk, riskName } from '../pick-one';
import { BoardScene } from './board-scene';

export const plinkoPlay: InstantPlay<PlinkoChoice> = {
  rules: plinko,
  first: { risk: 'medium', rows: 12 },
  texts: { aim: 'plinko.aim', rules: 'plinko.rules', bet: 'plinko.bet', running: 'plinko.running' },
  scene: (parts) => new BoardScene(parts),
  controls: (game) => [pickRisk(game), rowStepper(game)],
  chosen: ({ risk, rows }) => `${translate('plinko.rowsAre', { rows: String(rows) })}, ${riskName(risk)}`,
  cameOut: (_, path) => translate('plinko.fell', { pocket: String(pocketOf(path) + 1) }),
  showsPays: true,
};

function rowStepper(game: InstantGame<PlinkoChoice>): HTMLElement {
  return stepper(game, {
    label: translate('plinko.rows'),
    less: translate('plinko.fewer'),
    more: translate('plinko.more'),
    value: () => String(game.state.choice.rows),
    beside(by) {
      const { choice, phase } = game.state;
      const rows = choice.rows + by;
      const fits = phase === 'idle' && rows >= ROWS.min && rows <= ROWS.max;
      return fits ? () => game.choose({ ...choice, rows }) : undefined;
    },
  });
}
