import { isMinesChoice, minesAt, minesCameTo, mineSizes, type MinesChoice, type MinesStep, TILES } from '../../src/steps/mines';
import { element } from '../element';
import { translate } from '../messages/translate';
import { attempt, step, type Check } from './check';
import { drawSteps } from './draw-steps';
import { fairDraw } from './fair-draw';
import styles from './verify.module.css';

/** Rounds of mines: where the mines lie, and what the tiles that were opened came to. */
export const minesCheck: Check = {
  example: {
    serverSeed: '4be1c07d95f3a8626d0f17be39c452a8f08e7d61235b9ac4d7e6f0183a2c5b94',
    commitment: 'bfd7c86d22de8d76daa32fdeac6c5173e89f1ca95414ed8b9ad2b58f0cb6d3d3',
    clientSeed: 'golden',
    nonce: '0',
    choice: '{"mines":3}',
    steps: '[{"open":1},{"open":2},{"open":3},{"cashOut":true}]',
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
    const [choice, opened] = [choiceIn(text) ?? { mines: 1 }, openedIn(steps) ?? []];
    const sizes = mineSizes(choice);
    const found = await fairDraw((drawn) => sizes[drawn.length], seeds);
    const amount = (minesCameTo(choice, found.drawn, opened) / 100).toFixed(2);
    return [
      ...drawSteps(found, commitment),
      step(
        'instant.step4',
        element('code', {}, translate('mines.verifierLie', { tiles: minesAt(found.drawn).join(', ') })),
        element('strong', { class: styles['pays'] }, translate('slot.paysStakes', { amount })),
      ),
    ];
  },
};

function choiceIn(text: string): MinesChoice | undefined {
  const choice = JSON.parse(text) as MinesChoice;
  return isMinesChoice(choice) ? choice : undefined;
}

/** The tiles that were opened; undefined where the steps cannot have been taken. */
function openedIn(text: string): number[] | undefined {
  const opened = (JSON.parse(text) as MinesStep[]).flatMap((each) => ('open' in each ? [each.open] : []));
  const are = opened.every((tile) => Number.isInteger(tile) && tile >= 1 && tile <= TILES);
  return are && new Set(opened).size === opened.length ? opened : undefined;
}
