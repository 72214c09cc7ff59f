/** Texts of the slots besides those of ten lines. */
export const slotsEn = {
  'slot.aimWays': '{ways} ways, left to right',
  'slot.aimAnywhere': '8 or more alike, anywhere',
  'slot.aimOneLine': 'One line, left to right',
  'slot.waysPay': '{count} × {symbol}, ways: {ways}, {amount}',
  'slot.anywherePays': '{count} × {symbol}, ×{times}: {amount}',
  'slot.fallPays': '×{times}: {amount}',
  'slot.ways': 'Ways: {ways}',
  'slot.rulesWays':
    'Five reels show three rows. A symbol pays when it stands on neighbouring reels from the left, in whichever rows. Each choice of one such place on each reel is a way, 243 at most; every way pays, and all are added up. {wild} is WILD: it stands for any other symbol, and pays nothing alone.',
  'slot.rulesClassic':
    'Three reels and one line, the middle row. Equal symbols side by side from the left reel pay. {wild} is WILD: it stands for any other symbol, and pays nothing alone. The rows above and below show the reels as they are, and count for nothing.',
  'slot.rulesCascade':
    'Six reels show five rows. Eight or more of a symbol pay, wherever they stand. What paid goes, what lies above falls, and each reel gives what stands before it on its strip. Then all is counted again: the second fall pays double, the third threefold, then fourfold, and from the fifth on fivefold. The stops decide all falls.',
  'slot.payTableWays': 'What a way pays at a stake of {stake}',
  'slot.payTableAnywhere': 'What so many or more pay at a stake of {stake}',
  'slot.spreadLow': 'Low: the standard deviation of a spin is {deviation} stakes.',
  'slot.spreadHigh': 'High: the standard deviation of a spin is {deviation} stakes.',
  'slot.aimHold': '6 × {coin} begin the re-spins',
  'slot.aimFree': '3 × {scatter} bring free spins',
  'slot.coins': '{count} coins: {amount}',
  'slot.grand': 'GRAND: {amount}',
  'slot.respins': 'Re-spins: {left}',
  'slot.freeSpin': 'Free spin {spin} of {of}',
  'slot.bonusSoFar': 'Won so far: {amount}',
  'slot.scatter': 'FREE',
  'slot.freeSpins': '{count} free spins',
  'slot.respinsBegin': '{count} held: 3 re-spins',
  'slot.skip': 'Go to the result',
  'slot.rulesHold':
    'Five reels show three rows, and ten lines pay equal symbols side by side from the left reel. {wild} is WILD: it stands for any symbol but {bonus}, and pays nothing alone. Six or more {bonus} anywhere begin the re-spins: they are held, each with an amount, and all other places spin again. Whatever new {bonus} comes is held too and brings the re-spins back to three. Three in a row without one end them, and all amounts are paid.',
  'slot.rulesFree':
    'Five reels show three rows, and twenty lines pay equal symbols side by side from the left reel. {wild} is WILD: it stands for any symbol but {bonus}, and pays nothing alone. 3, 4 or 5 {bonus} anywhere bring 8, 10 or 12 free spins at the same stake, on reels of their own without {bonus}. The first free spin that wins pays once, the second twice, the third three times, and so on.',
  'slot.jackpots': 'Jackpots at a stake of {stake}',
  'slot.jackpotsIntro':
    'Their sizes are fixed: nothing of a stake is put aside for them, and they do not grow. GRAND is paid when all 15 places hold a coin, instead of what the coins say.',
  'slot.coinValues': 'What a coin pays',
  'slot.coinValuesIntro': 'Each of the {of} places is equally likely. At a stake of {stake}:',
  'slot.coinValue': '{amount}: {count} of {of}',
  'slot.placeStrip': 'A place that spins again shows a coin with a chance of 1 in {of}.',
  'slot.freeStrips': 'The reels of the free spins, symbol by symbol',
} as const;
