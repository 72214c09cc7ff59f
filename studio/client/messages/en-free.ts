/** Rounds that a player has free. */
export const enFree = {
  'free.left': '{count} free rounds at {amount} each',
  'free.one': '1 free round at {amount}',
  'free.wait': 'You play with your own money. {count} free rounds are left.',
  'free.waitsOne': 'You play with your own money. 1 free round is left.',
  'free.useOwn': 'Play with own money',
  'free.useFree': 'Play free rounds',
  'free.play': 'Play a free round',
  'free.layExactly': 'Lay chips worth {amount}',
  'problem.reward.over': 'No free rounds are left here. Nothing was taken.',
  'problem.reward.not_allowed': 'This free round cannot be played here. Nothing was taken.',
} as const;
