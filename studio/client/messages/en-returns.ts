/** What the rules of every game say of its return. */
export const enReturns = {
  'return.title': 'What really came back',
  'return.largest': 'Largest win',
  'return.largestValue': '{amount}, at a stake of {stake}. On average it comes once in {rounds} rounds that could bring it.',
  'return.largestChance': 'Its chance is exactly {fraction}.',
  'return.counted': 'Counted return',
  'return.exactly': '{percent}%, exactly {fraction}, as sites list it',
  'return.overAll': '{percent}%, counted over all that can happen, as sites list it',
  'return.measured': 'Measured return',
  'return.none': 'No round with these rules has been played for real money yet.',
  'return.soFar':
    'Rounds for real money in {currency} so far: {rounds}. Of all that was staked, {percent}% came back. All games here with these rules are counted together.',
  'return.expected': 'For the same bets, chance gives {expected}% on average.',
  'return.bestPlay': 'Best play gives {expected}% on average; who plays otherwise gets back less.',
  'return.chance': 'By chance alone it would be this far off in {cases} of 100 cases (z-score {z}).',
  'return.few':
    'So few rounds say little (z-score {z}). From 1,000 rounds on it stands here in how many of 100 cases chance alone is this far off.',
  'return.build': 'Build, SHA-256',
  'return.all': 'The returns of all games of this build',
  'return.unknown': 'What came back so far cannot be shown right now. Open the rules again in a moment.',
} as const;
