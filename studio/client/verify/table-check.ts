import type { TableModelId } from '../../src/models/model-id';
import { andarBahar, laidOf } from '../../src/table/andar-bahar';
import { baccarat, handsOf, pointsOf } from '../../src/table/baccarat';
import { cardText } from '../../src/table/cards';
import { dragonTiger, duelOf } from '../../src/table/dragon-tiger';
import { colourOf, roulette } from '../../src/table/roulette';
import { facesOf, sicBo, totalOf } from '../../src/table/sic-bo';
import { canonicalSlip, type Slip, slipPays, stakeOf, type TableRules } from '../../src/table/table-rules';
import { element } from '../element';
import { translate } from '../messages/translate';
import { attempt, step, type Check } from './check';
import { drawSteps } from './draw-steps';
import { fairDraw } from './fair-draw';
import styles from './verify.module.css';

/** A round that was published, for each table. */
const EXAMPLE = {
  serverSeed: '4be1c07d95f3a8626d0f17be39c452a8f08e7d61235b9ac4d7e6f0183a2c5b94',
  commitment: 'bfd7c86d22de8d76daa32fdeac6c5173e89f1ca95414ed8b9ad2b58f0cb6d3d3',
  clientSeed: 'golden',
};

interface CheckedTable {
  readonly rules: TableRules;
  readonly example: { readonly choice: Slip; readonly nonce: string };
  /** What was drawn, as the game shows it. */
  readonly shown: (drawn: readonly number[]) => string;
}

/** Rounds of a table: one draw for all chips on it. */
function tableCheck({ rules, example, shown }: CheckedTable): Check {
  const slipIn = (text: string) => canonicalSlip(rules, JSON.parse(text) as Slip);
  return {
    example: { ...EXAMPLE, nonce: example.nonce, choice: JSON.stringify(example.choice) },
    texts: {
      intro: 'instant.verifierIntro',
      example: 'instant.verifierExample',
      run: 'instant.verifierRun',
      unable: 'instant.verifierUnable',
    },
    choiceText: 'table.verifierChoice',
    isChoice: (text) => attempt(() => slipIn(text)) !== undefined,
    async steps({ commitment, choice: text = '', ...seeds }) {
      const slip = slipIn(text) ?? [];
      const found = await fairDraw((drawn) => rules.next(drawn), seeds);
      const lines = slip.map(({ spot, chips }) =>
        element('code', {}, `${spot}: ${chips} × ${(rules.comesBack(spot, found.drawn) / 100).toFixed(2)}`),
      );
      const paid = String(slipPays(rules, slip, found.drawn));
      return [
        ...drawSteps(found, commitment),
        step(
          'table.step4',
          element('code', {}, shown(found.drawn)),
          ...lines,
          element('strong', { class: styles['pays'] }, translate('table.paysUnits', { paid, laid: String(stakeOf(slip)) })),
        ),
      ];
    },
  };
}

const cards = (of: readonly number[]) => of.map(cardText).join(' ');

export const TABLE_CHECKS: Readonly<Record<TableModelId, Check>> = {
  'roulette-1': tableCheck({
    rules: roulette,
    example: { choice: [...laid('25', '100000'), ...laid('red', '500000'), ...laid('column-2', '200000')], nonce: '0' },
    shown: ([number = 0]) => `${number} ${translate(`roulette.colour.${colourOf(number)}`)}`,
  }),
  'baccarat-1': tableCheck({
    rules: baccarat,
    example: { choice: [...laid('player', '300000'), ...laid('banker', '200000'), ...laid('tie', '100000')], nonce: '0' },
    shown(drawn) {
      const { player, banker } = handsOf(drawn);
      return `${cards(player)} = ${pointsOf(player)}; ${cards(banker)} = ${pointsOf(banker)}`;
    },
  }),
  'dragon-tiger-1': tableCheck({
    rules: dragonTiger,
    example: { choice: [...laid('dragon', '200000'), ...laid('tie', '100000')], nonce: '0' },
    shown: (drawn) => cards(duelOf(drawn)),
  }),
  'sic-bo-1': tableCheck({
    rules: sicBo,
    example: { choice: [...laid('small', '400000'), ...laid('single-5', '100000')], nonce: '0' },
    shown: (drawn) => `${facesOf(drawn).join(' + ')} = ${totalOf(drawn)}`,
  }),
  'andar-bahar-1': tableCheck({
    rules: andarBahar,
    example: { choice: [...laid('andar', '200000'), ...laid('bahar', '200000')], nonce: '2' },
    shown(drawn) {
      const { first, laid: rest } = laidOf(drawn);
      return `${cardText(first)} | ${cards(rest)}`;
    },
  }),
};

function laid(spot: string, chips: string): Slip {
  return [{ spot, chips }];
}
