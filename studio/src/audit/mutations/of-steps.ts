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
      'a pay for one tile less': ['chanceOf(choice, opened);\n  return Number', 'chanceOf(choice, opened - 1);\n  return Number'],
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
    'steps/towers.ts',
    {
      'towers that keep nothing for the house': ['KEPT = 99n', 'KEPT = 100n'],
      'a floor more': ['FLOORS = 6', 'FLOORS = 7'],
      'another number of tiles': ['{ low: 4, medium: 3, high: 2 }', '{ low: 5, medium: 3, high: 2 }'],
      'traps counted from nothing': ['place + 1);', 'place);'],
      'a floor that pays as the one below': [
        'climbChance(choice, floors);\n  return Number',
        'climbChance(choice, floors - 1);\n  return Number',
      ],
      'a trap of the next floor': ['traps[floor] === tile', 'traps[floor + 1] === tile'],
      'a trap that is forgiven': [
        '? 0 : towersPay(choice, opened.length)',
        '? towersPay(choice, opened.length - 1) : towersPay(choice, opened.length)',
      ],
      'towers without a largest win': [' && (stake * BigInt(towersPay(choice, most + 1))) / 100n <= maxWin', ''],
    },
    'towers-1',
  ),
  ...mutationsOf(
    'steps/towers-model.ts',
    {
      'towers for parts of coins': ['assertStake(stake, currency, towersPay({ risk }, 1));', ''],
      'a win of towers that is not taken': ['return cashedOut || opened', 'return opened'],
    },
    'towers-1',
  ),
  ...mutationsOf(
    'steps/fishing.ts',
    {
      'shots that return more': ['KEPT = 97', 'KEPT = 98'],
      'a rare fish that pays more': ["{ letter: 'A', times: 200 }", "{ letter: 'A', times: 150 }"],
      'a common fish that pays more': ["{ letter: 'H', times: 3 }", "{ letter: 'H', times: 4 }"],
      'a fish whose odds are rounded': [
        'return (KEPT * NUMBERS) / 100 / times;',
        'return Math.ceil((KEPT * NUMBERS) / 100 / times / 10) * 10;',
      ],
      'fewer numbers for a shot': ['NUMBERS = 60_000', 'NUMBERS = 6_000'],
      'a number too many that catches': ['< catchesBelow(kind) ?', '<= catchesBelow(kind) ?'],
      'a shot decided by the one before': ['(drawn[shot] ?? NUMBERS)', '(drawn[Math.max(shot - 1, 0)] ?? NUMBERS)'],
      'one number for all shots': ['(drawn[shot] ?? NUMBERS)', '(drawn[0] ?? NUMBERS)'],
      'what is left shot at another fish': ["COMMONEST = 'I'", "COMMONEST = 'H'"],
      'what is left not shot': ['return aims.padEnd(shots, COMMONEST);', 'return aims;'],
      'one shot drawn too few': [
        'Array.from({ length: shots }, () => NUMBERS)',
        'Array.from({ length: shots - 1 }, () => NUMBERS)',
      ],
      'magazines of any size': ['MAGAZINES.some((each) => each === shots)', 'shots > 0'],
      'the first catch paid alone': [
        'catches.reduce((sum, times) => sum + times, 0)',
        'catches.reduce((sum, times) => sum || times, 0)',
      ],
      'a catch paid by the whole magazine': ['(stake / BigInt(shots))', 'stake'],
    },
    'fishing-1',
  ),
  ...mutationsOf(
    'steps/fishing-model.ts',
    {
      'shots told before the end': ["if (state === 'settled' && outcome", "if (state !== 'created' && outcome"],
      'the last catches told before they are paid': [
        'isEmpty(round) ? aimsIn(stepsIn(round).slice(0, -1)) : aimedIn(round)',
        'aimedIn(round)',
      ],
      'magazines for parts of coins': ['if (stake % stakeStep(currency) !== 0n)', 'if (stake < 0n)'],
      'a magazine that could win too much': ['if (stake > magazineLimits(currency).maxStake)', 'if (stake < 0n)'],
      'a magazine that is over one shot early': ['>= choiceIn(round).shots;', '>= choiceIn(round).shots - 1;'],
    },
    'fishing-1',
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
