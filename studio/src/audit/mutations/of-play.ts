import { mutationsOf } from './mutation';

/** Mistakes in when something may be played, for how much, and in which order. */
export const PLAY_MUTATIONS = [
  ...mutationsOf(
    'steps/take-step.ts',
    {
      'a step that costs money taken for nothing': ['amount > 0n ? RAISED :', 'amount < 0n ? RAISED :'],
    },
    'war-1',
  ),
  ...mutationsOf(
    'steps/take-step.ts',
    {
      'steps out of their order': ["if (number !== stepsOf(round).length + 1) throw new GameError('step.out_of_order');", ''],
      'steps that may come as late as they like': ["assertInTime(pressedAt, 'step.too_late');", ''],
    },
    'mines-1',
  ),
  ...mutationsOf(
    'steps/raises.ts',
    {
      'a raise of a unit more': ['step: JSON.stringify(step), amount,', 'step: JSON.stringify(step), amount: amount + 1n,'],
    },
    'war-1',
  ),
  ...mutationsOf(
    'rounds/round-runner.ts',
    {
      'raises that are not given back': [
        'const [raise] = await paidRaises(this.database, round.id);',
        'const [raise]: RaiseInTurn[] = [];',
      ],
      'a raise that nobody answered kept': [
        "return { state: 'raise_back', failure, attempts: 0 };",
        "return { ...waiting(round), failure, raise: { bet_uuid, state: 'refused' } };",
      ],
    },
    'war-1',
  ),
  ...mutationsOf(
    'rounds/next-step.ts',
    {
      'a stake kept whose win is never paid': [
        "if (never) return { state: 'rollback_due', failure: 'win.refused', attempts: 0 };",
        "if (never) return { state: 'settled', failure: null };",
      ],
    },
    'coin-1',
  ),
  ...mutationsOf(
    'rounds/is-outcome-told.ts',
    {
      'what came out told while it is taken back': [
        'return isClosed(state) ||',
        "return isClosed(state) || state === 'rollback_due' ||",
      ],
    },
    'coin-1',
  ),
  ...mutationsOf(
    'rounds/press-time.ts',
    {
      'a press of any age': ['age > STALE_AFTER_MS || ', ''],
      'a press that has not come yet': [' || age < -MOST_AHEAD_MS', ''],
      'presses that nobody reads': ["typeof said === 'string' && ", "typeof said !== 'string' && "],
    },
    'coin-1',
  ),
  ...mutationsOf(
    'profiles/profiles.ts',
    {
      'spins of five at eighteen': ['underAge: 25', 'underAge: 18'],
      'spins of five for the young': ['inEurosAndDollars(2n)', 'inEurosAndDollars(5n)'],
      'spins that may come at once': ['slots: 2_500', 'slots: 250'],
    },
    'lines-1',
  ),
  ...mutationsOf('profiles/profiles.ts', { 'fish that are not left out': ["leftOut: ['fishing']", 'leftOut: []'] }, 'fishing-1'),
  ...mutationsOf(
    'profiles/terms.ts',
    {
      'whoever says no age taken for old': ['age === null || ', 'age !== null && '],
      'spins for whatever the title takes': ['const maxStake = steps ?', 'const maxStake = steps && false ?'],
    },
    'lines-1',
  ),
  ...mutationsOf(
    'profiles/brand-profiles.ts',
    { 'every brand by the usual rules': ['return found.profile;', "return 'standard';"] },
    'lines-1',
  ),
];
