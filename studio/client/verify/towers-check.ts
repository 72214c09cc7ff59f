import { isRisk } from '../../src/instant/instant-rules';
import { FLOORS, TILES_ON, towersCameTo, type TowersChoice, towerSizes, type TowersStep, trapsAt } from '../../src/steps/towers';
import { element } from '../element';
import { translate } from '../messages/translate';
import { attempt, step, type Check } from './check';
import { drawSteps } from './draw-steps';
import { fairDraw } from './fair-draw';
import styles from './verify.module.css';

/** Rounds of towers: under which tile of each floor the trap lies, and what the floors that were climbed came to. */
export const towersCheck: Check = {
  example: {
    serverSeed: '4be1c07d95f3a8626d0f17be39c452a8f08e7d61235b9ac4d7e6f0183a2c5b94',
    commitment: 'bfd7c86d22de8d76daa32fdeac6c5173e89f1ca95414ed8b9ad2b58f0cb6d3d3',
    clientSeed: 'golden',
    nonce: '0',
    choice: '{"risk":"low"}',
    steps: '[{"open":1},{"open":2},{"cashOut":true}]',
  },
  texts: {
    intro: 'instant.verifierIntro',
    example: 'instant.verifierExample',
    run: 'instant.verifierRun',
    unable: 'instant.verifierUnable',
  },
  isChoice: (text) => attempt(() => choiceIn(text)) !== undefined,
  isSteps: (text) => attempt(() => openedIn(text)) !== undefined,
  async steps({ commitment, choice: text = '', steps = '', ...seeds }) {
    const choice: TowersChoice = choiceIn(text) ?? { risk: 'low' };
    const opened = openedIn(steps) ?? [];
    const sizes = towerSizes(choice);
    const found = await fairDraw((drawn) => sizes[drawn.length], seeds);
    const traps = trapsAt(found.drawn);
    const amount = (towersCameTo(choice, traps, opened) / 100).toFixed(2);
    return [
      ...drawSteps(found, commitment),
      step(
        'instant.step4',
        element('code', {}, translate('towers.verifierLie', { tiles: traps.join(', ') })),
        element('strong', { class: styles['pays'] }, translate('slot.paysStakes', { amount })),
      ),
    ];
  },
};

function choiceIn(text: string): TowersChoice | undefined {
  const { risk } = JSON.parse(text) as TowersChoice;
  return isRisk(risk) ? { risk } : undefined;
}

/** The tile that was opened on each floor; undefined where the steps cannot have been taken. */
function openedIn(text: string): number[] | undefined {
  const opened = (JSON.parse(text) as TowersStep[]).flatMap((each) => ('open' in each ? [each.open] : []));
  const are = opened.every((tile) => Number.isInteger(tile) && tile >= 1 && tile <= TILES_ON.low);
  return are && opened.length <= FLOORS ? opened : undefined;
}
