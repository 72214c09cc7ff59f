import { mutationsOf } from './mutation';

/** Mistakes in rounds that are played step by step. */
export const STEP_MUTATIONS = [
  ...mutationsOf(
    'steps/mines.ts',
    {
      'mines that keep nothing for the house': ['KEPT = 99n', 'KEPT = 100n'],
      'a tile too few': ['TILES = 25', 'TILES = 24'],
      'a mine that lies twice': ['left.splice(place, 1)', 'left.slice(place, place + 1)'],
      'places of all tiles': ['=> TILES - at)', '=> TILES)'],
      'one mine too few': ['Array.from({ length: mines }, (_, at) => TILES', 'Array.from({ length: mines - 1 }, (_, at) => TILES'],
      'mines counted from nothing': ['(_, at) => at + 1);\n  return places', '(_, at) => at);\n  return places'],
      'a pay for one tile more': ['chanceOf(choice, opened);\n  return Number', 'chanceOf(choice, opened + 1);\n  return Number'],
      'pays rounded up': ['Number((KEPT * denominator) / numerator)', 'Number((KEPT * denominator + numerator - 1n) / numerator)'],
      'nothing for nothing opened': ['if (opened === 0) return 100', 'if (opened === 0) return 0'],
      'a mine that is forgiven': [
        '? 0 : minesPay(choice, opened.length)',
        '? minesPay(choice, opened.length - 1) : minesPay(choice, opened.length)',
      ],
      'no mines at all': ['{ min: 1, max: TILES - 1 }', '{ min: 0, max: TILES - 1 }'],
      'rounds without a largest win': [' && (stake * BigInt(minesPay(choice, most + 1))) / 100n <= maxWin', ''],
    },
    'mines-1',
  ),
  ...mutationsOf(
    'steps/mines-model.ts',
    {
      'a stake that one tile could win too much on': ['if (mostTiles(choice, stake, maxWin) === 0)', 'if (stake < 0n)'],
      'a win that is not taken': ['return cashedOut || opened', 'return opened'],
      'any number of mines': ['if (!isMinesChoice({ mines }))', 'if (false)'],
    },
    'mines-1',
  ),
  ...mutationsOf(
    'steps/after-step.ts',
    {
      'steps that are not kept': ['steps: round.steps, ', ''],
      'an end that is not paid by its steps': ['...decide(round, seeds', '...decide({ ...round, steps: null }, seeds'],
    },
    'mines-1',
  ),
];
